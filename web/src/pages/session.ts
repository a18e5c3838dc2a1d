// One table as this page sees it: the live connection, and everything that can be done at the table.
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Hint, Kit, Message, Problem, Seat, SeatTaken, State, TableMade } from "../wire";
import type { Answered } from "../core/actions";
import { ApiProblem, del, get, isPassing, post, put, url } from "../core/api";
import { loadTableKit } from "../core/kit";
import { Conversation } from "../core/conversation";
import { connect, type Live, type Status } from "../core/live";
import { confirmTurn } from "../core/prefs";
import { t } from "../core/words";
import { notify, notifyProblem } from "./notices";
import { keepRecovery } from "./recovery";

export class Session {
  readonly id: string;
  readonly state = signal<State | null>(null);
  readonly kit = signal<Kit | null>(null);
  readonly problem = signal<Problem | null>(null); // why there is nothing to show
  readonly live: Live;
  readonly conversation = new Conversation();
  private readonly doing = signal(0); // calls that are under way
  private playing = ""; // the answer, or the taking back of one, that is under way
  private closed = false;

  constructor(id: string) {
    this.id = id;
    this.live = connect(
      id,
      null,
      (state) => this.receive(state),
      (seat, thing) => this.state.value && this.conversation.point(this.state.value, seat, thing),
    );
  }

  get status(): ReadonlySignal<Status> {
    return this.live.status;
  }

  readonly busy = computed(() => this.doing.value > 0);

  readonly mine = computed((): readonly Seat[] => this.state.value?.table.seats.filter((seat) => seat.mine) ?? []);

  close(): void {
    this.closed = true;
    this.live.close();
    this.conversation.close();
  }

  private receive(state: State): void {
    this.conversation.hear(this.state.value, state);
    this.state.value = state;
    if (this.kit.value || this.problem.value) return;
    loadTableKit(this.id, state.table.game).then(
      (kit) => (this.kit.value = kit),
      (error: unknown) => {
        if (error instanceof ApiProblem && !isPassing(error)) this.problem.value = error;
        else setTimeout(() => !this.closed && this.state.value && this.receive(this.state.value), 2000);
      },
    );
  }

  /** Does something at the table; what goes wrong is shown, and the newest state fetched. */
  private async act<T>(work: () => Promise<T>): Promise<T | null> {
    this.doing.value += 1;
    try {
      return await work();
    } catch (error) {
      if (error instanceof ApiProblem && error.status === 409 && ["stale", "option-gone"].includes(error.code)) {
        notify(t("table-moved-on"));
      } else {
        notifyProblem(error);
      }
      if (error instanceof ApiProblem && error.status !== 0) await this.live.refresh().catch(() => undefined);
      return null;
    } finally {
      this.doing.value -= 1;
    }
  }

  /**
   * One answer to each question, and one taken back at a time: a double click, or a key that is held, is one. What is
   * pressed when the page shows something newer counts, although the response to the last press is still to come.
   */
  private async play<T>(what: string, work: () => Promise<T>): Promise<T | null> {
    if (this.playing === what) return null;
    this.playing = what;
    try {
      const result = await this.act(work);
      // without a live connection the page would show the old question until the next knock
      if (result && this.status.value !== "live") await this.live.refresh().catch(() => undefined);
      return result;
    } finally {
      if (this.playing === what) this.playing = "";
    }
  }

  private path(rest: string): string {
    return url`/tables/${this.id}` + rest;
  }

  // --- playing -------------------------------------------------------------------------------------------------------

  /** Answers the open question. With "confirm my turn" an answer for good is first only tried. */
  async answer(option: string, confirmed = false): Promise<Answered> {
    const question = this.state.value?.question;
    if (!question) return "refused";
    const check = confirmTurn.value && !confirmed;
    const { seat, n, prompt } = question;
    const result = await this.play(`answer ${seat} ${n} ${prompt}`, () => this.live.answer({ seat, n, prompt, option, check }));
    if (!result) return "refused";
    return result.confirm ? "confirm" : "done";
  }

  async undo(): Promise<void> {
    const { seat, version } = this.state.value ?? { seat: null, version: 0 };
    if (seat !== null) await this.play(`undo ${version}`, () => post(this.path("/undo"), { seat }));
  }

  /** A hint for the open question. */
  async hint(): Promise<Hint | null> {
    const question = this.state.value?.question;
    if (!question) return null;
    const { seat, n, prompt } = question;
    return this.act(() => post<Hint>(this.path("/hint"), { seat, n, prompt }));
  }

  /** Why a thing cannot be chosen; whoever is not told does not miss it, so that nothing is said when it fails. */
  async whyNot(thing: string): Promise<readonly Message[]> {
    const seat = this.state.value?.question?.seat;
    if (seat === undefined) return [];
    const query = new URLSearchParams({ seat: String(seat), thing });
    return get<{ why: Message[] }>(this.path(`/why-not?${query}`)).then(({ why }) => why, () => []);
  }

  /** Wants to be asked at the next moment at which something may be used. */
  async raiseHand(): Promise<void> {
    const seat = this.state.value?.seat;
    if (seat !== null && seat !== undefined) await this.play(`hand ${seat}`, () => post(this.path("/hand"), { seat }));
  }

  /** Always answers this prompt so; null ends it. */
  async standing(prompt: string, option: string | null): Promise<void> {
    const seat = this.state.value?.seat;
    if (seat !== null && seat !== undefined) await this.act(() => put(this.path(`/seats/${seat}/standing`), { prompt, option }));
  }

  /** Says something; false when it was refused, so that the words stay in their field. */
  async talk(text: string): Promise<boolean> {
    const seat = this.state.value?.seat ?? this.mine.value[0]?.seat;
    if (seat === undefined) return false;
    return (await this.act(async () => (await post(this.path("/talk"), { seat, text }), true))) ?? false;
  }

  /** Points at a thing, for everybody at the table to see. */
  async point(thing: string): Promise<void> {
    const seat = this.state.value?.seat;
    if (seat !== null && seat !== undefined) await this.act(() => post(this.path("/point"), { seat, thing }));
  }

  async report(words: string): Promise<boolean> {
    const seat = this.state.value?.seat ?? null;
    return (await this.act(async () => (await post(this.path("/reports"), { seat, words }), true))) ?? false;
  }

  // --- seats ---------------------------------------------------------------------------------------------------------

  async sit(seat: number, name: string): Promise<SeatTaken | null> {
    const taken = await this.act(() => post<SeatTaken>(this.path(`/seats/${seat}`), name ? { name } : {}));
    if (!taken) return null;
    keepRecovery(this.id, taken);
    this.live.reopen(taken.seat);
    return taken;
  }

  async recover(words: string): Promise<boolean> {
    const taken = await this.act(() => post<SeatTaken>(this.path("/recover"), { words }));
    if (!taken) return false;
    this.live.reopen(taken.seat);
    return true;
  }

  /** New words to take this seat up elsewhere; older ones are void. */
  async newRecovery(seat: number): Promise<void> {
    const made = await this.act(() => post<{ words: string }>(this.path(`/seats/${seat}/recovery`)));
    if (made) keepRecovery(this.id, { seat, recovery: made.words });
  }

  async leave(seat: number): Promise<void> {
    const left = await this.act(async () => (await del(this.path(`/seats/${seat}`)), true));
    if (left) this.live.reopen(this.mine.value.find((mine) => mine.seat !== seat)?.seat ?? null);
  }

  /** The host lends a seat to a bot, takes it back, or frees it. */
  async change(seat: number, kind: "bot" | "person" | "open", level?: string): Promise<void> {
    await this.act(() => put(this.path(`/seats/${seat}`), level ? { kind, level } : { kind }));
  }

  async rename(title: string): Promise<void> {
    await this.act(() => put(this.path(""), { title }));
  }

  async makePublic(on: boolean): Promise<void> {
    await this.act(() => put(this.path(""), { public: on }));
  }

  async allowHints(on: boolean): Promise<void> {
    await this.act(() => put(this.path(""), { hints: on }));
  }

  async rematch(): Promise<string | null> {
    const made = await this.act(() => post<TableMade>(this.path("/rematch")));
    for (const taken of made?.seats ?? []) if (made) keepRecovery(made.id, taken);
    return made?.id ?? null;
  }
}
