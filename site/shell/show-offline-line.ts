import type { CopyReason } from "#model/offline.ts";
import { copyReason } from "../offline/copy-reason.ts";

type Reason = "offline" | CopyReason;

const WORDS: Record<Reason, string> = {
  offline: "You are offline",
  slow: "Slow connection",
  failed: "The site does not answer",
};

/** Says whether the page on the screen may be older than what is published, and why. */
export function showOfflineLine(): void {
  const reason = navigator.onLine ? copyReason() : "offline";
  const line = document.querySelector("body > [role=status]:not([data-state])");
  const text =
    reason === undefined ? "" : `${WORDS[reason]}: showing the saved copy of ${dateOf(document.lastModified)}`;
  // What is said already is not said again.
  if (line !== null && line.textContent !== text) line.textContent = text;
}

/** '11/21/2026 05:40:00' → '2026-11-21'. */
function dateOf(lastModified: string): string {
  const date = new Date(lastModified);
  return Number.isNaN(date.getTime()) ? "an earlier visit" : date.toLocaleDateString("sv");
}
