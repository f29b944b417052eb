import type { Fault } from "#search/engine/fault.ts";
import type { ResultGroup } from "#search/engine/group-hits.ts";
import type { FromWorker, Notice, Question } from "#search/engine/messages.ts";
import type { Suggestion } from "#search/model/search-index.ts";
import { firstSearchWorker, type SearchWorker, startSearchWorker } from "./search-worker.ts";

/** State of the index as shown to the reader. */
export type IndexState =
  | { status: "closed" }
  | { status: "loading" }
  | { status: "slow" }
  | { status: "ready"; notice: Notice }
  | { status: "failed"; fault: Fault };

export type Snapshot = {
  state: IndexState;
  suggestions: readonly Suggestion[];
  /** The latest query that was answered, and its answer. */
  query: string;
  groups: readonly ResultGroup[];
};

export type SearchClient = {
  subscribe: (onChange: () => void) => () => void;
  snapshot: () => Snapshot;
  /** Starts the worker unless it's running. */
  open: () => void;
  search: (query: string) => void;
  retry: () => void;
};

/** Delay before loading counts as slow, in milliseconds. */
const SLOW = 4000;

/** Creates the worker's client. The worker holds queries until the index is ready. */
export function createSearchClient(): SearchClient {
  const listeners = new Set<() => void>();
  let snapshot: Snapshot = { state: { status: "closed" }, suggestions: [], query: "", groups: [] };
  let used: SearchWorker | undefined;
  let slow: ReturnType<typeof setTimeout> | undefined;
  let asked: Question = { number: 0, query: "" };

  const update = (change: Partial<Snapshot>) => {
    snapshot = { ...snapshot, ...change };
    for (const listener of listeners) listener();
  };
  const ask = () => asked.query !== "" && used?.worker.postMessage(asked);
  const fail = (fault: Fault) => {
    clearTimeout(slow);
    update({ state: { status: "failed", fault } });
  };
  const onMessage = (data: FromWorker) => {
    if (data.type === "results") {
      if (data.number === asked.number) update({ query: asked.query, groups: data.groups });
      return;
    }
    if (data.type === "failed") return fail(data.fault);
    if (data.type === "ready")
      return update({ state: { status: "ready", notice: "none" }, suggestions: data.suggestions });
    clearTimeout(slow);
    update({ state: { status: "ready", notice: data.notice } });
  };
  const onEvent = (event: Event) => (event instanceof MessageEvent ? onMessage(event.data) : fail("unreachable"));
  const use = (next: SearchWorker | undefined) => {
    clearTimeout(slow);
    slow = setTimeout(() => update({ state: { status: "slow" } }), SLOW);
    update({ state: { status: "loading" } });
    used?.worker.terminate();
    used = next;
    if (next === undefined) return fail("unreachable");
    for (const event of next.earlyEvents) onEvent(event);
    next.worker.onmessage = onEvent;
    next.worker.onerror = onEvent;
    ask();
  };
  return {
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    snapshot: () => snapshot,
    open: () => {
      if (used === undefined) use(firstSearchWorker());
    },
    search: (query) => {
      asked = { number: asked.number + 1, query: query.trim() === "" ? "" : query };
      if (asked.query === "") update({ query: "", groups: [] });
      else ask();
    },
    retry: () => use(startSearchWorker()),
  };
}
