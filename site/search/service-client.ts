import type { SiteData } from "#model/site-data.ts";
import { askAlgolia } from "./ask-algolia.ts";
import type { SearchClient, Snapshot } from "./search-client.ts";

/** Debounce delay of queries to the service, in milliseconds. */
const PAUSE = 120;

/**
 * Creates a client for Algolia DocSearch that uses the local index until the service answers or if it fails. Only sites
 * that enable it in data/navigation.json send queries to a server.
 */
export function createServiceClient(service: SiteData["services"]["search"], local: SearchClient): SearchClient {
  const listeners = new Set<() => void>();
  let answer: Pick<Snapshot, "query" | "groups"> | undefined;
  let asked = "";
  let pause: ReturnType<typeof setTimeout> | undefined;
  let cached: { of: Snapshot; answer: typeof answer; merged: Snapshot } | undefined;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const ask = async (query: string) => {
    try {
      const groups = await askAlgolia(service, query);
      if (query !== asked) return;
      answer = { query, groups };
      tell();
    } catch (error) {
      console.warn("The search service did not answer: the index on this machine does.", error);
    }
  };
  return {
    ...local,
    subscribe: (onChange) => {
      const stop = local.subscribe(onChange);
      listeners.add(onChange);
      return () => {
        stop();
        listeners.delete(onChange);
      };
    },
    snapshot: () => {
      const of = local.snapshot();
      if (cached?.of !== of || cached.answer !== answer) {
        const state: Snapshot["state"] = answer === undefined ? of.state : { status: "ready", notice: "none" };
        cached = { of, answer, merged: { ...of, ...answer, state } };
      }
      return cached.merged;
    },
    search: (query) => {
      asked = query.trim() === "" ? "" : query;
      answer = undefined;
      clearTimeout(pause);
      if (asked !== "") pause = setTimeout(() => void ask(query), PAUSE);
      local.search(query);
    },
  };
}
