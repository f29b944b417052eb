import type { ReactNode } from "react";
import * as strings from "#strings";

type Props = {
  /** What failed, as a sentence. */
  message: string;
  retry: () => void;
  className: string | undefined;
};

/** Says that a part of the page failed and what to do. */
export function Failure({ message, retry, className }: Props): ReactNode {
  return (
    <div role="alert" className={className}>
      <p>{message}</p>
      <button type="button" onClick={retry}>
        {strings.common.tryAgain}
      </button>
      <button type="button" onClick={() => location.reload()}>
        {strings.failures.reload}
      </button>
    </div>
  );
}
