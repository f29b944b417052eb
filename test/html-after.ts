import { toHtml } from "hast-util-to-html";
import type { Root } from "mdast";
import { toHast } from "mdast-util-to-hast";
import { parseMarkdown } from "../core/markdown/parse-markdown.ts";

/**
 * Parses Markdown, applies `step` to the tree, and returns the HTML with one line per block. Raw HTML stays as it's
 * written.
 */
export function htmlAfter(text: string, step: (tree: Root) => void): string {
  const tree = parseMarkdown(text, "md");
  step(tree);
  return toHtml(toHast(tree, { allowDangerousHtml: true }), { allowDangerousHtml: true });
}
