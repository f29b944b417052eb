import type { ReactNode } from "react";
import * as strings from "#strings";
import type { Loading } from "../../state/site-store.ts";
import { phrase } from "../../text/phrase.ts";
import styles from "./loading-status.module.css";

/** Reports slow or failed loading below the header. */
export function LoadingStatus({ loading }: { loading: Loading }): ReactNode {
  return (
    <div role="status" className={styles["status"]} data-state={loading.state}>
      {loading.state !== "idle" && (
        <p>
          <Words loading={loading} />
        </p>
      )}
    </div>
  );
}

function Words({ loading }: { loading: Loading }): ReactNode {
  if (loading.state === "idle") return null;
  if (loading.state === "slow") return strings.common.loading;
  const retry = (
    <button type="button" onClick={loading.retry}>
      {strings.common.tryAgain}
    </button>
  );
  const linkTo = (words: string) => (
    <a
      href={loading.url}
      onClick={(event) => {
        event.preventDefault();
        loading.openDocument();
      }}
    >
      {words}
    </a>
  );
  return phrase(strings.navigation.failed<ReactNode>(retry, linkTo));
}
