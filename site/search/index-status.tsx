import type { ReactNode } from "react";
import type { Fault } from "./messages.ts";
import styles from "./results.module.css";
import type { IndexState } from "./search-client.ts";

const FAULTS: Record<Fault, string> = {
  unreachable: "The search index could not be loaded: the connection was lost, or something blocks it.",
  damaged: "The search index did not arrive whole.",
  "other-version": "The site was renewed since this page was opened, and its search index with it.",
};

/** How the index is coming along, in words, and what to do when it isn't. Nothing while all is well. */
export function IndexStatus({ state, retry }: { state: IndexState; retry: () => void }): ReactNode {
  return (
    <div role="status" className={styles["status"]} data-status={state.status}>
      {state.status === "loading" && <p>Loading the search index…</p>}
      {state.status === "slow" && (
        <p>
          Loading the search index takes longer than usual. <RetryButton retry={retry} />
        </p>
      )}
      {state.status === "ready" && state.notice === "stale" && (
        <p>
          These results may be out of date: the newest search index could not be loaded. <RetryButton retry={retry} />
        </p>
      )}
      {state.status === "failed" && (
        <p>
          {FAULTS[state.fault]}{" "}
          {state.fault === "other-version" ? (
            <button type="button" onClick={() => location.reload()}>
              Reload the page
            </button>
          ) : (
            <RetryButton retry={retry} />
          )}{" "}
          The pages themselves work as ever.
        </p>
      )}
    </div>
  );
}

function RetryButton({ retry }: { retry: () => void }): ReactNode {
  return (
    <button type="button" onClick={retry}>
      Try again
    </button>
  );
}
