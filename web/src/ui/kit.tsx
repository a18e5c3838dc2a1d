// What every drawn thing needs to know: how this game's things look, and how to speak of them.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Speaker } from "../core/speaker";
import type { Kit } from "../wire";

export interface Drawing {
  kit: Kit;
  speaker: Speaker;
}

export const DrawingContext = createContext<Drawing | null>(null);

export function useDrawing(): Drawing {
  const found = useContext(DrawingContext);
  if (!found) throw new Error("a part of the table is drawn outside a table");
  return found;
}
