import { useEffect, useSyncExternalStore } from "react";
import siteData from "#site-data";
import { createSearchClient, type SearchClient, type Snapshot } from "./search-client.ts";
import { createServiceClient } from "./service-client.ts";
import { useLate } from "./use-late.ts";

/** Shared by all uses of search in the document. */
let client: SearchClient | undefined;

function sharedClient(): SearchClient {
  if (client === undefined) {
    const local = createSearchClient();
    const { search } = siteData.services;
    client = search.appId === "" ? local : createServiceClient(search, local);
  }
  return client;
}

/** Starts the worker, which loads the index. */
export function startSearch(): void {
  sharedClient().open();
}

/** `isLate`: readers have waited for the index, or for results, long enough to be told. */
type Search = Snapshot & {
  /** The results are those of the query. */
  isAnswered: boolean;
  isLate: boolean;
  retry: () => void;
};

/**
 * Returns the answers to a query; the index must be loaded with `startSearch`. Those to an earlier query stay for a
 * moment, so that a list doesn't flicker between two letters.
 */
export function useSearch(query: string): Search {
  const shared = sharedClient();
  const snapshot = useSyncExternalStore(shared.subscribe, shared.snapshot, shared.snapshot);
  useEffect(() => shared.search(query), [shared, query]);
  const isAnswered = query.trim() === "" || snapshot.query === query;
  const isLate = useLate(!isAnswered || snapshot.state.status === "loading");
  const groups = isLate && !isAnswered ? NONE : snapshot.groups;
  return { ...snapshot, groups, isAnswered, isLate, retry: shared.retry };
}

const NONE: Snapshot["groups"] = [];
