import { useEffect, useSyncExternalStore } from "react";
import siteData from "#site-data";
import { createSearchClient, type SearchClient, type Snapshot } from "./search-client.ts";
import { createServiceClient } from "./service-client.ts";

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

/** Returns the answers to a query; the index must be loaded with `startSearch`. */
export function useSearch(query: string): Snapshot & { retry: () => void } {
  const shared = sharedClient();
  const snapshot = useSyncExternalStore(shared.subscribe, shared.snapshot, shared.snapshot);
  useEffect(() => shared.search(query), [shared, query]);
  return { ...snapshot, retry: shared.retry };
}
