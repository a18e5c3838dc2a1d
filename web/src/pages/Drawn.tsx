// The table as the reader wants it: drawn, or in words.
import type { Kit, State } from "../wire";
import type { Actions } from "../core/actions";
import type { Conversation } from "../core/conversation";
import type { Following } from "../core/following";
import { textMode } from "../core/prefs";
import type { Speaker } from "../core/speaker";
import { Table } from "../table/Table";
import { TextTable } from "../text/TextTable";

export interface DrawnProps {
  state: State;
  kit: Kit;
  speaker: Speaker;
  actions: Actions;
  conversation: Conversation;
  /** Tells what others do; in a replay nobody does. */
  following?: Following;
  readOnly?: boolean;
}

export function Drawn(props: DrawnProps) {
  return textMode.value ? <TextTable {...props} /> : <Table {...props} />;
}
