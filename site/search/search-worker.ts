/** A worker, and its events from before it had a listener. */
export type SearchWorker = { worker: Worker; told: Event[] };

let first: SearchWorker | undefined;

/**
 * Returns the document's worker, which starts loading the index while the dialog's script loads; undefined where
 * workers are blocked.
 */
export function firstSearchWorker(): SearchWorker | undefined {
  first ??= startSearchWorker();
  return first;
}

export function startSearchWorker(): SearchWorker | undefined {
  try {
    const worker = new Worker(new URL("../../search/engine/search.worker.ts", import.meta.url), {
      name: "search-worker",
    });
    const told: Event[] = [];
    const keep = (event: Event) => told.push(event);
    worker.onmessage = keep;
    worker.onerror = keep;
    return { worker, told };
  } catch {
    return undefined;
  }
}
