import type { ToWorker } from "./messages.ts";

/** A worker that no client has taken yet. */
let waiting: Worker | undefined;
let isTaken = false;

/** Search is about to be opened: its worker starts, and the index with it, while the dialog's script is on its way. */
export function startSearchWorker(): void {
  if (waiting !== undefined || isTaken) return;
  try {
    waiting = newWorker();
    waiting.addEventListener("error", () => (waiting = undefined));
    waiting.postMessage({ type: "fetch" } satisfies ToWorker);
  } catch {
    // The client tries again, and says what is wrong.
  }
}

/** The worker that was started early, or a new one. Throws where a policy of the reader's own forbids workers. */
export function takeSearchWorker(): Worker {
  const worker = waiting ?? newWorker();
  waiting = undefined;
  isTaken = true;
  return worker;
}

function newWorker(): Worker {
  return new Worker(new URL("./search.worker.ts", import.meta.url), { name: "search-worker" });
}
