import type { Suggestion } from "#model/search-index.ts";
import type { ResultGroup } from "./group-hits.ts";

/** Why there is no index: it does not arrive, it is not whole, or it belongs to another version of this page's script. */
export type Fault = "unreachable" | "damaged" | "other-version";

/** What is wrong with an index that answers all the same: a newer one could not be loaded. */
export type Notice = "none" | "stale";

/** To the worker: the last one is answered as soon as it can be, and once more when the answer may be better. */
export type Question = { number: number; query: string };

export type FromWorker =
  /** Sections are found by their titles and names: what they say is still on its way. */
  | { type: "ready"; suggestions: Suggestion[] }
  /** What they say is there too. */
  | { type: "whole"; notice: Notice }
  | { type: "failed"; fault: Fault }
  | { type: "results"; number: number; groups: ResultGroup[] };
