import { useEffect, useSyncExternalStore } from "react";
import siteData from "#site-data";
import { createSearchClient, type SearchClient, type Snapshot } from "./search-client.ts";
import { createServiceClient } from "./service-client.ts";

/** One worker and one index for the document, however often search is opened. */
let client: SearchClient | undefined;

function sharedClient(): SearchClient {
  if (client === undefined) {
    const local = createSearchClient();
    const { search } = siteData.services;
    client = search.appId === "" ? local : createServiceClient(search, local);
  }
  return client;
}

/** The index may come: the reader is about to search. */
export function prepareSearch(): void {
  sharedClient().open();
}

/** Answers to what the reader has typed so far. The index does not come by itself: see prepareSearch. */
export function useSearch(query: string): Snapshot & { retry: () => void } {
  const shared = sharedClient();
  const snapshot = useSyncExternalStore(shared.subscribe, shared.snapshot, shared.snapshot);
  useEffect(() => shared.search(query), [shared, query]);
  return { ...snapshot, retry: shared.retry };
}
