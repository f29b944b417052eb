import { parseVectors, type VectorTable } from "../model/vector-table.ts";

/** Timeout of the request, in milliseconds. */
const TIMEOUT = 60_000;

/** Fetches word vectors; undefined if they don't arrive. */
export async function fetchVectors(url: string): Promise<VectorTable | undefined> {
  try {
    const response = await fetch(url, { priority: "low", signal: AbortSignal.timeout(TIMEOUT) });
    return response.ok ? parseVectors(await response.arrayBuffer()) : undefined;
  } catch {
    // Search works without them.
    return undefined;
  }
}
