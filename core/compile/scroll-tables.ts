import type { Root } from "hast";
import * as strings from "#strings";
import { element } from "../markdown/element.ts";
import { changeElements } from "./change-elements.ts";
import { withBreaksInCode } from "./with-name-parts.ts";

/**
 * Makes a wide table scroll in a box of its own, also with the keyboard. An empty cell in a table's head isn't a header
 * of anything.
 */
export function scrollTables(tree: Root): Root {
  return changeElements(tree, (node) => {
    if (node.tagName === "th" && node.children.length === 0) return { ...node, tagName: "td" };
    if (node.tagName !== "table") return node;
    const properties = { className: ["table"], tabIndex: 0, role: "group", ariaLabel: strings.article.table };
    return element("div", properties, [withBreaksInCode(node)]);
  });
}
