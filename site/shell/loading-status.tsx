import type { MouseEvent, ReactNode } from "react";
import { SEARCH_URL } from "#model/search-index.ts";
import styles from "./loading-status.module.css";

/** How the page that was asked for is coming along. The page on the screen stays until it is there. */
export type Loading =
  | { state: "idle" }
  | { state: "slow" }
  | { state: "failed" /** Address to load again. */; url: string; retry: () => void }
  | { state: "no-search"; retry: () => void };

export const IDLE: Loading = { state: "idle" };

export function LoadingStatus({ loading }: { loading: Loading }): ReactNode {
  return (
    <div role="status" className={styles["status"]} data-state={loading.state}>
      {loading.state === "slow" && <p>Loading…</p>}
      {loading.state === "failed" && (
        <p>
          Error loading content.{" "}
          <button type="button" onClick={loading.retry}>
            Try again
          </button>{" "}
          or{" "}
          <a href={loading.url} onClick={openAnew}>
            open the page anew
          </a>
          .
        </p>
      )}
      {loading.state === "no-search" && (
        <p>
          Search could not be loaded.{" "}
          <button type="button" onClick={loading.retry}>
            Try again
          </button>{" "}
          or look it up among <a href={SEARCH_URL}>all names</a>.
        </p>
      )}
    </div>
  );
}

/** The address is the new page's already: followed as a link it would be loaded by script again. */
function openAnew(event: MouseEvent): void {
  event.preventDefault();
  location.reload();
}
