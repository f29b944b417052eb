import type { Element, Nodes, Parents } from "hast";

/** Goes between blocks. */
export const NEWLINE = { type: "text", value: "\n" } as const;

/** Replaces each element of a tree with what `change` returns, those inside it first. Also changes raw HTML. */
export function changeElements<T extends Parents>(
  tree: T,
  change: (element: Element) => Nodes | Nodes[],
  changeHtml = (html: string) => html,
): T {
  const children: Nodes[] = tree.children;
  const changed = children.flatMap((node) => {
    if (node.type === "raw") node.value = changeHtml(node.value);
    return node.type === "element" ? change(changeElements(node, change, changeHtml)) : node;
  });
  children.splice(0, children.length, ...changed);
  return tree;
}
