import { SEARCH_INDEX_URL, type SearchIndex } from "#model/search-index.ts";
import { IndexError, parseIndex } from "./parse-index.ts";

/** An index, and the text it came as; `isFresh`: it has just left the server. */
export type Fetched = { index: SearchIndex; text: string; isFresh: boolean };

/** How long the index may take, in milliseconds. */
const PATIENCE = 60_000;
/** How old an answer may be without being asked about again, in milliseconds. */
const FRESH = 60_000;

/**
 * The index from the browser's cache, however old, or else from the network. A damaged or outdated one is fetched once more,
 * past the cache. Throws IndexError.
 */
export async function fetchIndex(cache: RequestCache): Promise<Fetched> {
  try {
    return await fetchOnce(cache);
  } catch (error) {
    const mayBeOld = error instanceof IndexError && error.kind !== "unreachable" && cache !== "reload";
    if (!mayBeOld) throw error;
    return fetchOnce("reload");
  }
}

async function fetchOnce(cache: RequestCache): Promise<Fetched> {
  const { text, date } = await fetchText(cache);
  return { index: parseIndex(text), text, isFresh: Date.now() - date < FRESH };
}

async function fetchText(cache: RequestCache): Promise<{ text: string; date: number }> {
  try {
    const response = await fetch(SEARCH_INDEX_URL, { cache, signal: AbortSignal.timeout(PATIENCE) });
    if (!response.ok) throw new Error(`${SEARCH_INDEX_URL} answered ${response.status}.`);
    return { text: await response.text(), date: Date.parse(response.headers.get("date") ?? "") };
  } catch (error) {
    throw new IndexError("unreachable", String(error));
  }
}
