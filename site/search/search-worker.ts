/** A worker, and what it has told before somebody listened. */
export type SearchWorker = { worker: Worker; told: Event[] };

let first: SearchWorker | undefined;

/**
 * The worker of this document, which loads the index at once: the press that opens search starts it, while the dialog's script
 * is still on its way. Undefined where a policy of the reader's own forbids workers.
 */
export function firstSearchWorker(): SearchWorker | undefined {
  first ??= startSearchWorker();
  return first;
}

export function startSearchWorker(): SearchWorker | undefined {
  try {
    const worker = new Worker(new URL("./search.worker.ts", import.meta.url), { name: "search-worker" });
    const told: Event[] = [];
    const keep = (event: Event) => told.push(event);
    worker.onmessage = keep;
    worker.onerror = keep;
    return { worker, told };
  } catch {
    return undefined;
  }
}
