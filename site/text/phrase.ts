import { createElement, Fragment, type ReactNode } from "react";

/** Joins the parts of a sentence from the catalog into one node, so that its elements need no keys. */
export function phrase(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts);
}
