import type { Root } from "hast";
import { htmlToHast } from "satteri";

/** Parses a fragment of HTML like a browser. */
export function parseHtml(html: string): Root {
  const tree = htmlToHast(html, { fragment: true });
  if (!isRoot(tree)) throw new TypeError(`The parser returned a ${tree.type} instead of a root.`);
  return tree;
}

function isRoot(node: { type: string }): node is Root {
  return node.type === "root";
}
