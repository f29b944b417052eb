import type { Suggestion } from "#model/search-index.ts";
import type { ResultGroup } from "./group-hits.ts";

/** Why there is no index: it does not arrive, it is not whole, or it belongs to another version of this page's script. */
export type Fault = "unreachable" | "damaged" | "other-version";

/** What is wrong with an index that answers all the same: a newer one could not be loaded. */
export type Notice = "none" | "stale";

export type ToWorker =
  /** `again`: past every cache. */
  { type: "load"; again: boolean } | { type: "search"; number: number; query: string };

export type FromWorker =
  | { type: "ready"; suggestions: Suggestion[]; notice: Notice }
  /** Further texts are read, or a newer index is there: what was asked before may have a better answer. */
  | { type: "improved"; notice: Notice }
  | { type: "failed"; fault: Fault }
  | { type: "results"; number: number; groups: ResultGroup[] };
