import type { Suggestion } from "#model/search-index.ts";
import type { ResultGroup } from "./group-hits.ts";
import type { Fault, FromWorker, Notice, ToWorker } from "./messages.ts";

/** What the reader is told of the index. */
export type IndexState =
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
  /** Starts the worker and the index, if nobody has. */
  open: () => void;
  search: (query: string) => void;
  retry: () => void;
};

/** When waiting is spoken of, in milliseconds. */
const SLOW = 4000;

/** The page's side of the worker. What is asked before the index is there waits in the worker. */
export function createSearchClient(): SearchClient {
  const listeners = new Set<() => void>();
  let snapshot: Snapshot = { state: { status: "loading" }, suggestions: [], query: "", groups: [] };
  let worker: Worker | undefined;
  let slow: ReturnType<typeof setTimeout> | undefined;
  let asked = { number: 0, query: "" };

  const update = (change: Partial<Snapshot>) => {
    snapshot = { ...snapshot, ...change };
    for (const listener of listeners) listener();
  };
  const send = (message: ToWorker) => worker?.postMessage(message);
  const ask = () => asked.query !== "" && send({ type: "search", ...asked });
  const fail = (fault: Fault) => {
    clearTimeout(slow);
    update({ state: { status: "failed", fault } });
  };
  const onMessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === "results") {
      if (data.number === asked.number) update({ query: asked.query, groups: data.groups });
      return;
    }
    clearTimeout(slow);
    if (data.type === "failed") return fail(data.fault);
    const { notice } = data;
    update({ state: { status: "ready", notice }, ...(data.type === "ready" && { suggestions: data.suggestions }) });
  };
  const load = (again: boolean) => {
    clearTimeout(slow);
    slow = setTimeout(() => update({ state: { status: "slow" } }), SLOW);
    update({ state: { status: "loading" } });
    try {
      worker?.terminate();
      worker = new Worker(new URL("./search.worker.ts", import.meta.url), { name: "search-worker" });
    } catch {
      // A policy of the reader's own may forbid workers.
      return fail("unreachable");
    }
    worker.addEventListener("message", onMessage);
    worker.addEventListener("error", () => fail("unreachable"));
    send({ type: "load", again });
    ask();
  };
  return {
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    snapshot: () => snapshot,
    open: () => {
      if (worker === undefined) load(false);
    },
    search: (query) => {
      asked = { number: asked.number + 1, query: query.trim() === "" ? "" : query };
      if (asked.query === "") update({ query: "", groups: [] });
      else ask();
    },
    retry: () => load(true),
  };
}
