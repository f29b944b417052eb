import type { ReactNode } from "react";

/** Our own drawing of the cube: a small one inside a larger one. */
export function Mark(): ReactNode {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <path className="mark-outer" d="M16 1.5 29 9v14.5L16 31 3 23.5V9z" />
      <path className="mark-inner" d="m16 9 7 4v8l-7 4-7-4v-8z" />
      <path className="mark-edge" d="m9 13 7 4 7-4M16 17v8M3 9l6 4M29 9l-6 4M16 31v-6" />
    </svg>
  );
}
