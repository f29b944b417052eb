import type { Nodes } from "mdast";

/** Calls `enter` with a node and all nodes below it, parents first, in the order of the text. */
export function walkTree(node: Nodes, enter: (node: Nodes) => void): void {
  enter(node);
  if ("children" in node) for (const child of node.children) walkTree(child, enter);
}
