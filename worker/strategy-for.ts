import { PLAYGROUND_FOLDER } from "#model/playground-files.ts";

/** The parts of a request that decide its strategy. */
export type RequestFacts = { method: string; url: string; mode: RequestMode; hasRange: boolean };

/**
 * page     network first for 2.5 seconds, then the saved page, then the offline page
 * hashed   cache first: the name changes with every byte
 * playground  network first, then what the playground has kept
 * shell    network first for 2.5 seconds, then what was saved with the worker
 * network  as if there were no worker
 */
export type StrategyName = "page" | "hashed" | "playground" | "shell" | "network";

/** Returns a request's strategy. `shell` lists saved paths whose names are the same in every build. */
export function strategyFor(
  { method, url, mode, hasRange }: RequestFacts,
  origin: string,
  shell: readonly string[],
): StrategyName {
  const { origin: host, pathname } = new URL(url);
  if (method !== "GET" || host !== origin || hasRange) return "network";
  if (PLAYGROUND.test(pathname)) return "playground";
  if (mode === "navigate") return isDocument(pathname) ? "page" : "network";
  if (HASHED.test(pathname)) return "hashed";
  return shell.includes(pathname) ? "shell" : "network";
}

const HASHED = /^\/(?:assets|pages)\/.+\.[\da-f]{8,}\.[a-z\d]+$/;

const PLAYGROUND = new RegExp(`^/${PLAYGROUND_FOLDER}/`);

function isDocument(path: string): boolean {
  return !/\.[a-z\d]+$/i.test(path) || path.endsWith(".html");
}
