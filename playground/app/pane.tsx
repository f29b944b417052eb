import type { ReactNode } from "react";
import { common } from "#strings";
import { ErrorBoundary } from "../../site/failure/error-boundary.tsx";
import styles from "./playground.module.css";

type Props = {
  label: string;
  /** What's shown if its content throws. */
  failure: string;
  children: ReactNode;
};

/** A pane of the playground, which fails alone. */
export function Pane({ label, failure, children }: Props): ReactNode {
  const fallback = (retry: () => void) => (
    <div role="alert" className={styles["view"]}>
      <p>{failure}</p>
      <button type="button" onClick={retry}>
        {common.tryAgain}
      </button>
    </div>
  );
  return (
    <section aria-label={label}>
      <ErrorBoundary fallback={fallback}>{children}</ErrorBoundary>
    </section>
  );
}
