import { compileArticle } from "../core/compile/compile-article.ts";
import { siteOf, withTitle } from "./source-page-of.ts";

/** Returns the article of a page with this text, without line breaks. */
export function htmlOf(body: string, path = "a.md"): string {
  const { page, index } = siteOf({ [path]: withTitle(body) });
  return compileArticle(page, index).html.replaceAll("\n", "");
}
