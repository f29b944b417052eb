import type { Root } from "mdast";
import { walkTree } from "../markdown/walk-tree.ts";

/** Replaces `- [x] done` with '☑ done', because external text must not contain form elements. */
export function showTasks(tree: Root): void {
  walkTree(tree, (node) => {
    if (node.type !== "listItem" || typeof node.checked !== "boolean") return;
    const mark = node.checked ? "☑ " : "☐ ";
    const [first] = node.children;
    if (first?.type === "paragraph") first.children.unshift({ type: "text", value: mark });
    else node.children.unshift({ type: "paragraph", children: [{ type: "text", value: mark }] });
    node.checked = null;
  });
}
