import type { ReactNode } from "react";
import * as strings from "#strings";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Failure } from "./failure.tsx";
import notice from "./notice.module.css";

type Props = { name: keyof typeof strings.failures.parts; children: ReactNode };

/** A part of the page that fails alone. Its message is at the bottom of the window, so that nothing moves for it. */
export function Part({ name, children }: Props): ReactNode {
  return (
    <ErrorBoundary
      fallback={(retry) => (
        <Failure message={strings.failures.parts[name]} retry={retry} className={notice["notice"]} />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
