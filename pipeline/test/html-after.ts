import { toHtml } from "hast-util-to-html";
import type { Root } from "mdast";
import { toHast } from "mdast-util-to-hast";
import { parseMarkdown } from "../markdown/parse-markdown.ts";

/** Markdown → its tree → what `step` makes of it → HTML, one line for each block. Raw HTML stays as it is written. */
export function htmlAfter(text: string, step: (tree: Root) => void): string {
  const tree = parseMarkdown(text, "md");
  step(tree);
  return toHtml(toHast(tree, { allowDangerousHtml: true }), { allowDangerousHtml: true });
}
