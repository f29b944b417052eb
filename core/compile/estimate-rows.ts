import type { ElementContent } from "hast";

/** Characters per line of text. */
const LETTERS = 85;
const INLINE = /^(?:a|b|br|code|dd|del|dt|em|i|ins|kbd|label|mark|span|strong|sub|sup|time|wbr)$/;
const HEADING = /^h[1-6]$/;

/** Estimates the height of a part of an article in its column, in lines of text. */
export function estimateRows(node: ElementContent): number {
  if (node.type !== "element") return 0;
  const { tagName, children } = node;
  if (tagName === "pre") return textOf(node).trimEnd().split("\n").length * 0.8 + 2;
  if (tagName === "img" || tagName === "svg") return 10;
  // Cells share the width.
  if (tagName === "tr") {
    const cells = children.filter((child) => child.type === "element");
    return Math.max(0, ...cells.map((cell) => rowsOfText(textOf(cell), LETTERS / cells.length)));
  }
  const isBlock = (child: ElementContent) => child.type === "element" && !INLINE.test(child.tagName);
  const text = children
    .filter((child) => !isBlock(child))
    .map(textOf)
    .join("");
  const blocks = children.filter(isBlock).reduce((sum, child) => sum + estimateRows(child), 0);
  return rowsOfText(text, LETTERS) + blocks + (HEADING.test(tagName) ? 1.5 : 0);
}

/** Adds the space after the text. */
function rowsOfText(text: string, letters: number): number {
  return text.trim() === "" ? 0 : Math.ceil(text.length / letters) + 0.5;
}

function textOf(node: ElementContent): string {
  if (node.type === "text") return node.value;
  return node.type === "element" ? node.children.map(textOf).join("") : "";
}
