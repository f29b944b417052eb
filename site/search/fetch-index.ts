import { SEARCH_INDEX_URL } from "#model/search-index.ts";
import { IndexError, type ParsedIndex, parseHeads, withTexts } from "./parse-index.ts";

/** An index, and the text it came as; `isFresh`: it has just left the server. */
export type Fetched = { index: ParsedIndex; text: string; isFresh: boolean };

/** How the cache of the browser is used. */
type Cached = NonNullable<RequestInit["cache"]>;

/** How long the index may take, in milliseconds. */
const PATIENCE = 60_000;
/** How old an answer may be without being asked about again, in milliseconds. */
const FRESH = 60_000;

/**
 * The index from the browser's cache, however old, or else from the network; `onHeads` gets what of it comes first, as soon as it is
 * there. A damaged or outdated one is fetched once more, past the cache. Throws IndexError.
 */
export async function fetchIndex(cache: Cached, onHeads: (heads: ParsedIndex) => Promise<void>): Promise<Fetched> {
  try {
    return await fetchOnce(cache, onHeads);
  } catch (error) {
    const mayBeOld = error instanceof IndexError && error.kind !== "unreachable" && cache !== "reload";
    if (!mayBeOld) throw error;
    return fetchOnce("reload", onHeads);
  }
}

async function fetchOnce(cache: Cached, onHeads: (heads: ParsedIndex) => Promise<void>): Promise<Fetched> {
  const { body, date } = await ask(cache);
  const lines = linesOf(body);
  const first = await lines.next();
  const heads = parseHeads(first.value ?? "");
  await onHeads(heads);
  const second = await lines.next();
  const index = withTexts(heads, second.value ?? "");
  return { index, text: `${first.value}\n${second.value}`, isFresh: Date.now() - date < FRESH };
}

/** The lines of a file, each as soon as it is there. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let line = "";
  for (;;) {
    const { value, done } = await reader.read().catch(unreachable);
    const [rest = "", ...next] = decoder.decode(value, { stream: !done }).split("\n");
    line += rest;
    for (const each of next) {
      yield line;
      line = each;
    }
    if (done) break;
  }
  yield line;
}

async function ask(cache: Cached): Promise<{ body: ReadableStream<Uint8Array>; date: number }> {
  const response = await fetch(SEARCH_INDEX_URL, { cache, signal: AbortSignal.timeout(PATIENCE) }).catch(unreachable);
  const { ok, status, body, headers } = response;
  if (!ok || body === null) return unreachable(`${SEARCH_INDEX_URL} answered ${status}.`);
  return { body, date: Date.parse(headers.get("date") ?? "") };
}

function unreachable(reason: unknown): never {
  throw new IndexError("unreachable", String(reason));
}
