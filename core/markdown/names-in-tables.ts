import type { Root } from "mdast";
import { nodesOf } from "./nodes-of.ts";
import { placeOf } from "./place-of.ts";
import type { NameInTable } from "./source-page.ts";

/** Returns the names in the first column of tables. */
export function namesInTables(tree: Root): NameInTable[] {
  return nodesOf(tree, "tableRow").flatMap((row) => {
    const code = row.children[0]?.children.find((child) => child.type === "inlineCode");
    return code === undefined ? [] : { name: code.value.replace(/^-\w, |[ =].*$/g, ""), line: placeOf(row).line };
  });
}
