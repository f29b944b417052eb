/** A worker, and its events from before it had a listener. */
export type SearchWorker = { worker: Worker; earlyEvents: Event[] };

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
    const earlyEvents: Event[] = [];
    const keep = (event: Event) => earlyEvents.push(event);
    worker.onmessage = keep;
    worker.onerror = keep;
    return { worker, earlyEvents };
  } catch {
    return undefined;
  }
}
