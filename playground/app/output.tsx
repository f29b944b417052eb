import type { ReactNode } from "react";

/** The longest text that's shown, in characters. Laying out more takes seconds. */
export const MAX_SHOWN = 200_000;

/** Text that may scroll, so it can be focused. */
export function Output({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    // biome-ignore lint/a11y: a scrollable region needs a name and must be reachable by keyboard
    <pre role="group" aria-label={label} tabIndex={0}>
      <code>{typeof children === "string" ? children.slice(0, MAX_SHOWN) : children}</code>
    </pre>
  );
}
