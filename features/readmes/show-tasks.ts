import type { Root, Text } from "mdast";
import { nodesOf } from "../../core/markdown/nodes-of.ts";

/** Replaces `- [x] done` with '☑ done', because external text must not contain form elements. */
export function showTasks(tree: Root): void {
  for (const item of nodesOf(tree, "listItem")) {
    if (typeof item.checked !== "boolean") continue;
    const mark: Text = { type: "text", value: item.checked ? "☑ " : "☐ " };
    const [first] = item.children;
    if (first?.type === "paragraph") first.children.unshift(mark);
    else item.children.unshift({ type: "paragraph", children: [mark] });
    item.checked = null;
  }
}
