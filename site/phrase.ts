import { createElement, Fragment, type ReactNode } from "react";

/** The parts of a sentence from the catalog as one node, so that its elements need no keys. */
export function phrase(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts);
}
