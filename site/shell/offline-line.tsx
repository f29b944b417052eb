import { type ReactNode, useSyncExternalStore } from "react";
import styles from "./offline-line.module.css";

/** Says that what is on the screen may be older than what is published. */
export function OfflineLine(): ReactNode {
  const offline = useSyncExternalStore(
    (onChange) => {
      addEventListener("online", onChange);
      addEventListener("offline", onChange);
      return () => {
        removeEventListener("online", onChange);
        removeEventListener("offline", onChange);
      };
    },
    () => !navigator.onLine,
    () => false,
  );
  return (
    <div role="status" className={styles["line"]}>
      {offline && <p>You are offline: showing the saved copy of {dateOf(document.lastModified)}</p>}
    </div>
  );
}

/** '11/21/2026 05:40:00' → '2026-11-21'. */
function dateOf(lastModified: string): string {
  const date = new Date(lastModified);
  return Number.isNaN(date.getTime()) ? "an earlier visit" : date.toLocaleDateString("sv");
}
