import type { Nodes } from "mdast";
import { walkTree } from "./walk-tree.ts";

/** Returns a tree's nodes of these types, parents first, in the order of the text. */
export function nodesOf<Type extends Nodes["type"]>(tree: Nodes, ...types: Type[]): Extract<Nodes, { type: Type }>[] {
  const wanted: readonly string[] = types;
  const isWanted = (node: Nodes): node is Extract<Nodes, { type: Type }> => wanted.includes(node.type);
  const found: Extract<Nodes, { type: Type }>[] = [];
  walkTree(tree, (node) => {
    if (isWanted(node)) found.push(node);
  });
  return found;
}

/** Returns the tags of an MDX page, such as `<FlagTable />`. */
export function tagsOf(tree: Nodes) {
  return nodesOf(tree, "mdxJsxFlowElement", "mdxJsxTextElement");
}
