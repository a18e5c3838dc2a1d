// One table as this page sees it: the live connection, and everything that can be done at the table.
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Hint, Kit, Message, Problem, Seat, SeatTaken, State, TableMade } from "../wire";
import type { Answered, PaidNow } from "../core/actions";
import { ApiProblem, del, get, isPassing, post, put, url } from "../core/api";
import { loadTableKit } from "../core/kit";
import { Conversation } from "../core/conversation";
import { Following } from "../core/following";
import { connect, type Live, type Status } from "../core/live";
import { confirmTurn, payUsual } from "../core/prefs";
import { t } from "../core/words";
import { notify, notifyProblem } from "./notices";
import { remember } from "./profile/kept";
import { keepRecovery } from "./recovery";

export class Session {
  readonly id: string;
  readonly state = signal<State | null>(null);
  readonly kit = signal<Kit | null>(null);
  readonly problem = signal<Problem | null>(null); // why there is nothing to show
  readonly live: Live;
  readonly conversation = new Conversation();
  private readonly payments = signal<PaidNow | null>(null); // that followed my last answer
  /** The table as it is told to the reader, who may be some deeds behind. */
  readonly following = new Following();
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

  /** The payments that were made for me after my last answer, as long as they can be changed. */
  readonly paid = computed((): PaidNow | null => {
    const paid = this.payments.value;
    const state = this.state.value;
    const last = paid?.made.at(-1);
    if (!paid || !last || state?.seat !== paid.seat || !state.undo.allowed) return null;
    return state.question && state.question.n <= last.n ? null : paid; // the table that this page shows may be older
  });

  readonly busy = computed(() => this.doing.value > 0);

  readonly mine = computed((): readonly Seat[] => this.state.value?.table.seats.filter((seat) => seat.mine) ?? []);

  close(): void {
    this.closed = true;
    this.live.close();
    this.conversation.close();
    this.following.close();
  }

  private receive(state: State): void {
    this.conversation.hear(this.state.value, state);
    this.state.value = state;
    this.following.take(state);
    if (state.table.result) remember([state.table]);
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
    // whoever chooses how to pay is asked about the rest of it, too
    const usual = payUsual.value && question.usual === undefined;
    const result = await this.play(`answer ${seat} ${n} ${prompt}`, () => this.live.answer({ seat, n, prompt, option, check, usual }));
    if (!result) return "refused";
    if (!result.confirm) this.payments.value = result.paid?.length ? { seat, before: n, made: result.paid } : null;
    return result.confirm ? "confirm" : "done";
  }

  async undo(): Promise<void> {
    await this.takeBack(this.state.value?.seat ?? null, this.paid.value?.before);
  }

  /** The same for another of my seats, whose person has just left the screen; whether it was taken back. */
  undoOf(seat: number): Promise<boolean> {
    return this.takeBack(seat, this.payments.value?.seat === seat ? this.payments.value.before : undefined);
  }

  /** Takes the payments back that were made for me: how will I pay? */
  async changePayment(): Promise<void> {
    await this.takeBack(this.state.value?.seat ?? null, this.paid.value?.made[0]?.n);
  }

  /** Takes the last answer of a seat back, and those before it down to so many. */
  private async takeBack(seat: number | null, n: number | undefined): Promise<boolean> {
    if (seat === null) return false;
    const done = await this.play(`undo ${this.state.value?.version ?? 0}`, () => post(this.path("/undo"), n === undefined ? { seat } : { seat, n }));
    if (done) this.payments.value = null;
    return done !== null;
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
    const seat = this.state.value?.seat ?? this.mine.value[0]?.seat ?? null; // without one: among those who watch
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

  /** The host lends a seat to a bot, takes it back, frees it, or takes it away before the game. */
  async change(seat: number, kind: "bot" | "person" | "open" | "none", level?: string): Promise<void> {
    await this.act(() => put(this.path(`/seats/${seat}`), level ? { kind, level } : { kind }));
  }

  async addSeat(): Promise<void> {
    await this.act(() => post(this.path("/seats")));
  }

  /** The host sets the game up otherwise, before it begins. */
  async setUp(changes: Pick<State["table"], "pace" | "at_zero"> & { options?: Record<string, unknown> }): Promise<boolean> {
    return (await this.act(async () => (await put(this.path(""), changes), true))) ?? false;
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
