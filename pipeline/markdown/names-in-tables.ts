import type { Root } from "mdast";
import { toString } from "mdast-util-to-string";
import type { NameInTable } from "../read/source-page.ts";
import { placeOf } from "./place-of.ts";
import { walkTree } from "./walk-tree.ts";

/** Returns the names in the first column of tables. */
export function namesInTables(tree: Root): NameInTable[] {
  const names: NameInTable[] = [];
  walkTree(tree, (node) => {
    if (node.type !== "tableRow") return;
    const code = node.children[0]?.children.find((child) => child.type === "inlineCode");
    if (code === undefined) return;
    names.push({ name: toString(code).replace(/^-\w, |[ =].*$/g, ""), line: placeOf(node).line });
  });
  return names;
}
