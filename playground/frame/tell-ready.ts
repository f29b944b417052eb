import type { FrameReady } from "../protocol.ts";

/**
 * Tells the page that its frame has loaded. A frame that shares the site's origin must not run a project's code, so it
 * stays silent, as does one that's opened by its URL.
 */
export function tellReady(): void {
  const isOpaque = self.origin === "null";
  if (parent !== window && isOpaque) parent.postMessage({ type: "frameReady" } satisfies FrameReady, "*");
}
