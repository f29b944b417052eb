import { SEARCH_INDEX_URL, type SearchIndex } from "../model/search-index.ts";
import { IndexError, parseHeads, withTexts } from "./parse-index.ts";

/** A parsed index and its source text. `isFresh`: the server's response is less than `MAX_AGE` old. */
export type Fetched = { index: SearchIndex; text: string; isFresh: boolean };

/** Cache mode of the request. */
type Cached = NonNullable<RequestInit["cache"]>;

/** Timeout of the request, in milliseconds. */
const TIMEOUT = 60_000;
/** Age up to which a response isn't revalidated, in milliseconds. */
const MAX_AGE = 60_000;

/**
 * Fetches the index with the given cache mode and calls `onHeads` as soon as the first line has arrived. Retries once
 * without the HTTP cache if the index is damaged or outdated. Throws IndexError.
 */
export async function fetchIndex(cache: Cached, onHeads: (heads: SearchIndex) => Promise<void>): Promise<Fetched> {
  try {
    return await fetchOnce(cache, onHeads);
  } catch (error) {
    const mayBeOld = error instanceof IndexError && error.kind !== "unreachable" && cache !== "reload";
    if (!mayBeOld) throw error;
    return fetchOnce("reload", onHeads);
  }
}

async function fetchOnce(cache: Cached, onHeads: (heads: SearchIndex) => Promise<void>): Promise<Fetched> {
  const { body, date } = await ask(cache);
  const lines = linesOf(body);
  const first = await lines.next();
  const heads = parseHeads(first.value ?? "");
  await onHeads(heads);
  const second = await lines.next();
  const index = withTexts(heads, second.value ?? "");
  return { index, text: `${first.value}\n${second.value}`, isFresh: Date.now() - date < MAX_AGE };
}

/** Yields each line as soon as it has arrived. */
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
  const response = await fetch(SEARCH_INDEX_URL, { cache, signal: AbortSignal.timeout(TIMEOUT) }).catch(unreachable);
  const { ok, status, body, headers } = response;
  if (!ok || body === null) return unreachable(`${SEARCH_INDEX_URL} answered ${status}.`);
  return { body, date: Date.parse(headers.get("date") ?? "") };
}

function unreachable(reason: unknown): never {
  throw new IndexError("unreachable", String(reason));
}
