import type { Element, Root } from "hast";
import { changeElements } from "./change-elements.ts";

/** Elements whose content is code. */
const CODE = ["script", "style"];

/**
 * Removes all code from an article: scripts, styles, and attributes with either. The site's security policy forbids
 * them, so they would only fill the console.
 */
export function removeInlineCode(tree: Root): Root {
  const withoutCode = (node: Element) => {
    for (const name of Object.keys(node.properties)) if (isCodeAttribute(name)) delete node.properties[name];
    return CODE.includes(node.tagName) ? [] : node;
  };
  return changeElements(tree, withoutCode, removeInlineCodeOfHtml);
}

/** Removes code from raw HTML, which may be only the start or the end of an element. */
export function removeInlineCodeOfHtml(html: string): string {
  const text = html.replace(WHOLE_ELEMENT, "").replace(CODE_TAG, "");
  return text.replace(START_TAG, (_tag, start: string, attributes: string) => {
    return start + attributes.replace(ATTRIBUTE, (whole, name: string) => (isCodeAttribute(name) ? "" : whole));
  });
}

/** Recognizes 'style', 'onclick', 'onClick', 'srcdoc'. */
function isCodeAttribute(name: string): boolean {
  return /^(?:style|on.*|srcdoc)$/i.test(name);
}

const WHOLE_ELEMENT = /<(script|style)(?=[\s/>])[^>]*>.*?<\/\1(?=[\s/>])[^>]*>/gis;
const CODE_TAG = /<\/?(?:script|style)(?=[\s/>])[^>]*>/gi;
/** Matches an attribute as browsers read it. A quote that is never closed ends with the text. */
const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^\s>]*))?/g;
const START_TAG = new RegExp(`(<[a-z][^\\s/>]*)((?:${ATTRIBUTE.source})*)`, "gi");
