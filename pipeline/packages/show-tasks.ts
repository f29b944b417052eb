import type { Root } from "mdast";
import { walkTree } from "../markdown/walk-tree.ts";

/** `- [x] done` → '☑ done': no page of somebody else's text holds a form's elements. */
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
