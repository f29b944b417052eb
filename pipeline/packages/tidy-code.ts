import type { Root } from "mdast";
import { isKnownLanguage } from "../markdown/languages.ts";
import { parseFence } from "../markdown/parse-fence.ts";
import { walkTree } from "../markdown/walk-tree.ts";

/** Ignores the words after the language of a fence: no tabs, titles or examples. An unknown language becomes text. */
export function tidyCode(tree: Root): void {
  walkTree(tree, (node) => {
    if (node.type !== "code") return;
    const [language = ""] = (node.lang ?? "").split(/[\s{,:]/);
    const known = language !== "" && language !== "npm" && isKnownLanguage(parseFence(language, null).language);
    node.lang = language === "npm" ? "bash" : known ? language : "text";
    node.meta = null;
  });
}
