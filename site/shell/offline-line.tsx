import { type ReactNode, useSyncExternalStore } from "react";
import type { CopyReason } from "#model/offline.ts";
import { copyReason } from "../offline/copy-reason.ts";
import styles from "./offline-line.module.css";

/** Says that what is on the screen may be older than what is published. */
export function OfflineLine(): ReactNode {
  const reason = useSyncExternalStore(subscribe, reasonNow, () => undefined);
  return (
    <div role="status" className={styles["line"]}>
      {reason !== undefined && (
        <p>
          {WORDS[reason]}: showing the saved copy of {dateOf(document.lastModified)}
        </p>
      )}
    </div>
  );
}

type Reason = "offline" | CopyReason;

const WORDS: Record<Reason, string> = {
  offline: "You are offline",
  slow: "Slow connection",
  failed: "The site does not answer",
};

function subscribe(onChange: () => void): () => void {
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
}

function reasonNow(): Reason | undefined {
  return navigator.onLine ? copyReason() : "offline";
}

/** '11/21/2026 05:40:00' → '2026-11-21'. */
function dateOf(lastModified: string): string {
  const date = new Date(lastModified);
  return Number.isNaN(date.getTime()) ? "an earlier visit" : date.toLocaleDateString("sv");
}
