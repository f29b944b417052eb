import type { ReactNode } from "react";
import * as strings from "#strings";
import type { IndexState } from "../search-client.ts";
import styles from "./results.module.css";

type Props = {
  state: IndexState;
  /** Readers have waited for the index, or for results, long enough to be told. */
  isLate: boolean;
  retry: () => void;
};

/** Says what readers wait for, or what failed and how to retry; nothing otherwise. */
export function IndexStatus({ state, isLate, retry }: Props): ReactNode {
  return (
    <div role="status" className={styles["status"]} data-status={state.status}>
      {state.status === "loading" && isLate && <p>{strings.search.loading}</p>}
      {state.status === "ready" && isLate && <p>{strings.search.searching}</p>}
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
