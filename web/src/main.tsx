// The page starts here: the words first, then everything else.
import { render } from "preact";
import "./core/prefs";
import { loadWords } from "./core/words";
import { watchTurns } from "./pages/alerts";
import { App } from "./pages/App";
import { install } from "./pages/install";
import { loadMe } from "./pages/me";
import { notifyProblem } from "./pages/notices";

const RETRY = 2000;

/** Without words nothing can be said, not even that they are missing: the start is tried until it works. */
async function start(): Promise<void> {
  try {
    await loadWords();
  } catch (error) {
    console.error(error);
    setTimeout(() => void start(), RETRY);
    return;
  }
  const place = document.getElementById("app");
  if (!place) throw new Error("the page has no #app");
  render(<App />, place);
  loadMe().catch(notifyProblem);
  watchTurns();
  install();
}

void start();
