import type { ReactNode } from "react";
import * as strings from "#strings";
import type { IndexState } from "../search-client.ts";
import styles from "./results.module.css";

/** Shows loading problems of the index and a way to retry; nothing otherwise. */
export function IndexStatus({ state, retry }: { state: IndexState; retry: () => void }): ReactNode {
  return (
    <div role="status" className={styles["status"]} data-status={state.status}>
      {state.status === "loading" && <p>{strings.search.loading}</p>}
      {state.status === "slow" && (
        <p>
          {strings.search.slow} <RetryButton retry={retry} />
        </p>
      )}
      {state.status === "ready" && state.notice === "stale" && (
        <p>
          {strings.search.stale} <RetryButton retry={retry} />
        </p>
      )}
      {state.status === "failed" && (
        <p>
          {strings.search.faults[state.fault]}{" "}
          {state.fault === "other-version" ? (
            <button type="button" onClick={() => location.reload()}>
              {strings.search.reload}
            </button>
          ) : (
            <RetryButton retry={retry} />
          )}{" "}
          {strings.search.pagesWork}
        </p>
      )}
    </div>
  );
}

function RetryButton({ retry }: { retry: () => void }): ReactNode {
  return (
    <button type="button" onClick={retry}>
      {strings.common.tryAgain}
    </button>
  );
}
