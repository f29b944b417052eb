import type { ReactNode } from "react";
import styles from "./loading-status.module.css";

/** Where show-loading.ts tells how the page that was asked for is coming along. */
export function LoadingStatus(): ReactNode {
  return <div role="status" className={styles["status"]} data-state="idle" />;
}
