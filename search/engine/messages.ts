import type { Suggestion } from "../model/search-index.ts";
import type { Fault } from "./fault.ts";
import type { ResultGroup } from "./group-hits.ts";

/** A problem with a usable index: `stale` if a newer one couldn't be loaded. */
export type Notice = "none" | "stale";

/** A message to the worker, which answers the latest question and repeats the answer when more data has loaded. */
export type Question = { number: number; query: string };

export type FromWorker =
  /** Titles and names are searchable; texts are still loading. */
  | { type: "ready"; suggestions: Suggestion[] }
  /** Texts are loaded too. */
  | { type: "whole"; notice: Notice }
  | { type: "failed"; fault: Fault }
  | { type: "results"; number: number; groups: ResultGroup[] };
