import type { Root } from "mdast";
import { isKnownLanguage } from "../markdown/languages.ts";
import { parseFence } from "../markdown/parse-fence.ts";
import { walkTree } from "../markdown/walk-tree.ts";

/** Words behind the fences of other people mean nothing here: no tabs, titles or examples; an unknown language is text. */
export function tidyCode(tree: Root): void {
  walkTree(tree, (node) => {
    if (node.type !== "code") return;
    const [language = ""] = (node.lang ?? "").split(/[\s{,:]/);
    const known = language !== "" && language !== "npm" && isKnownLanguage(parseFence(language, null).language);
    node.lang = language === "npm" ? "bash" : known ? language : "text";
    node.meta = null;
  });
}
