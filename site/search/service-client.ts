import type { SiteData } from "#model/site-data.ts";
import { askAlgolia } from "./ask-algolia.ts";
import type { SearchClient, Snapshot } from "./search-client.ts";

/** How long after a keystroke the service is asked, in milliseconds. */
const PAUSE = 120;

/**
 * Answers from Algolia DocSearch; when it fails, and until it has answered, from the index on this machine. Only sites that
 * say so in data/navigation.json have it: then queries leave the machine.
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
