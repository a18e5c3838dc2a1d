// The lines that tell who pointed at what, for the talk and for screen readers.
import type { Conversation } from "../core/conversation";
import type { Speaker } from "../core/speaker";
import { t } from "../core/words";
import type { Aside } from "../pages/Talk";
import type { Describer } from "../text/describe";
import { pointedName } from "./pointing";

export const asidesOf = (conversation: Conversation, speaker: Speaker, describer: Describer): Aside[] =>
  conversation.pointings.value.map((one) => ({
    n: one.n,
    seat: one.seat,
    after: one.after,
    at: one.at,
    text: t("point-told", { name: speaker.player(one.seat), thing: pointedName(one, describer) }),
  }));
