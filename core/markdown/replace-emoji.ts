import { nameToEmoji } from "gemoji";
import type { Root } from "mdast";
import { nodesOf } from "./nodes-of.ts";

/** Replaces `:tada:` in text with 🎉. Unknown names stay as they are. */
export function replaceEmoji(tree: Root): void {
  for (const text of nodesOf(tree, "text")) {
    text.value = text.value.replace(/:([+\-\w]+):/g, (whole, name: string) =>
      Object.hasOwn(nameToEmoji, name) ? (nameToEmoji[name] ?? whole) : whole,
    );
  }
}
