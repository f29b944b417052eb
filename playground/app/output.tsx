import type { ReactNode } from "react";

/** A browser needs seconds to lay out more, in characters. */
export const MAX_SHOWN = 200_000;

/** Long lines scroll, so the keyboard has to reach it. */
export function Output({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    // biome-ignore lint/a11y: a scrollable region needs a name and must be reachable by keyboard
    <pre role="group" aria-label={label} tabIndex={0}>
      <code>{typeof children === "string" ? children.slice(0, MAX_SHOWN) : children}</code>
    </pre>
  );
}
