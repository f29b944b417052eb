import type { ReactNode } from "react";
import styles from "./offline-line.module.css";

/** Where show-offline-line.ts says that what is on the screen may be older than what is published. */
export function OfflineLine(): ReactNode {
  return <div role="status" className={styles["line"]} />;
}
