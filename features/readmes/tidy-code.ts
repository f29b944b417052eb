import type { Root } from "mdast";
import { KNOWN_LANGUAGES } from "../../core/markdown/languages.ts";
import { nodesOf } from "../../core/markdown/nodes-of.ts";
import { parseFence } from "../../core/markdown/parse-fence.ts";

/** Ignores the words after the language of a fence: no tabs, titles or examples. An unknown language becomes text. */
export function tidyCode(tree: Root): void {
  for (const code of nodesOf(tree, "code")) {
    const [language = ""] = (code.lang ?? "").split(/[\s{,:]/);
    const isKnown = language !== "" && KNOWN_LANGUAGES.includes(parseFence(language, null).language);
    code.lang = language === "npm" ? "bash" : isKnown ? language : "text";
    code.meta = null;
  }
}
