import { withTrailingSlash } from "./url.ts";

/** URL of the page where readers manage saved pages. */
export const OFFLINE_URL = "/offline/";

/** Files that the worker saves when it's installed. */
export type Shell = {
  /** Changes with everything in the shell. */
  build: string;
  /** Only changes with the scripts and styles: see DocumentAssets. */
  app: string;
  /** Files with a hash in their name. */
  hashed: string[];
  /** Files that keep their name from build to build. */
  named: string[];
};

/** Name of the Server-Timing header with which the worker marks a saved copy; its description is the reason. */
export const COPY_TIMING = "saved-copy";
/** The network took too long, or there was none, or the server failed. */
export type CopyReason = "slow" | "failed";

/** Tells the worker that a page was shown, and which files the page itself needs. */
export type Visit = { type: "visit"; url: string; files: string[] };

/** Tells all pages that a new worker has taken over. */
export type BuildNotice = { type: "build"; app: string };

/** Returns the key of a saved page: '/concepts?a#b', '/concepts/index.html' → '/concepts/'. */
export function savedUrl(url: string): string {
  const [path = "/"] = url.split(/[?#]/);
  return withTrailingSlash(path.replace(/\/index\.html$/, "/"));
}
