import { COPY_TIMING, type CopyReason } from "#model/offline.ts";

/** Marks a response as a saved copy, which the document reads from its timing: see site/offline/copy-reason.ts. */
export function markCopy(copy: Response, reason: CopyReason): Response {
  const headers = new Headers(copy.headers);
  headers.set("Server-Timing", `${COPY_TIMING};desc=${reason}`);
  return new Response(copy.body, { status: copy.status, statusText: copy.statusText, headers });
}
