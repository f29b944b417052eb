import type { FrameReady } from "../protocol.ts";

/**
 * Tells the page that its frame is there. A frame that shares the site's origin must not run any code of a project, and
 * nobody needs one that is opened by its address.
 */
export function tellReady(): void {
  const isOpaque = self.origin === "null";
  if (parent !== window && isOpaque) parent.postMessage({ type: "frameReady" } satisfies FrameReady, "*");
}
