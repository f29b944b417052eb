import type { Nodes } from "mdast";

/** Replaces each node below `parent`, those inside it first. */
export function replaceNodes(parent: Nodes, replace: (node: Nodes) => Nodes[]): void {
  if (!("children" in parent)) return;
  const children: Nodes[] = parent.children;
  for (const child of children) replaceNodes(child, replace);
  children.splice(0, children.length, ...children.flatMap(replace));
}
