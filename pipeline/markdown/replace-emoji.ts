import { nameToEmoji } from "gemoji";
import type { Root } from "mdast";
import { walkTree } from "./walk-tree.ts";

/** Replaces `:tada:` in text with 🎉. Unknown names stay as they are. */
export function replaceEmoji(tree: Root): void {
  walkTree(tree, (node) => {
    if (node.type === "text" && node.value.includes(":")) {
      node.value = node.value.replace(/:([+\-\w]+):/g, (whole, name: string) =>
        Object.hasOwn(nameToEmoji, name) ? (nameToEmoji[name] ?? whole) : whole,
      );
    }
  });
}
