import type { Nodes } from "hast";

/** Elements whose content is code. */
const CODE = ["script", "style"];

/**
 * Removes all code from an article: scripts, styles, and attributes with either. The site's security policy forbids
 * them, so they would only fill the console.
 */
export function removeInlineCode(node: Nodes): void {
  if (node.type === "raw") node.value = removeInlineCodeOfHtml(node.value);
  if (node.type === "element") {
    for (const name of Object.keys(node.properties)) if (isCodeAttribute(name)) delete node.properties[name];
  }
  if (!("children" in node)) return;
  for (let index = node.children.length - 1; index >= 0; index--) {
    const child = node.children[index];
    if (child?.type === "element" && CODE.includes(child.tagName)) node.children.splice(index, 1);
    else if (child !== undefined) removeInlineCode(child);
  }
}

/** Removes code from raw HTML, which may be only the start or the end of an element. */
export function removeInlineCodeOfHtml(html: string): string {
  const text = html.replace(WHOLE_ELEMENT, "").replace(CODE_TAG, "");
  let result = "";
  let copied = 0;
  for (const { index: start } of text.matchAll(START_TAG)) {
    if (start < copied) continue;
    ATTRIBUTE.lastIndex = start + (/^<[a-z][^\s/>]*/i.exec(text.slice(start))?.[0].length ?? 1);
    let end = ATTRIBUTE.lastIndex;
    for (let match = ATTRIBUTE.exec(text); match !== null; match = ATTRIBUTE.exec(text)) {
      end = ATTRIBUTE.lastIndex;
      if (!isCodeAttribute(match[1] ?? "")) continue;
      result += text.slice(copied, match.index);
      copied = end;
    }
    result += text.slice(copied, end);
    copied = end;
  }
  return result + text.slice(copied);
}

/** Recognizes 'style', 'onclick', 'onClick', 'srcdoc'. */
function isCodeAttribute(name: string): boolean {
  return /^(?:style|on.*|srcdoc)$/i.test(name);
}

const WHOLE_ELEMENT = /<(script|style)(?=[\s/>])[^>]*>.*?<\/\1(?=[\s/>])[^>]*>/gis;
const CODE_TAG = /<\/?(?:script|style)(?=[\s/>])[^>]*>/gi;
const START_TAG = /<[a-z]/gi;
/** Matches an attribute as browsers read it. A quote that is never closed ends with the text. */
const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^\s>]*))?/gy;
