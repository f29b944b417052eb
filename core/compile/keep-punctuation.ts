import type { Element, ElementContent, Root } from "hast";
import { element } from "../markdown/element.ts";

/**
 * Keeps inline code on one line with the punctuation around it. Code is a box, and browsers may break a line between a
 * box and the comma behind it: '(<code>a</code>, b' → '<span class="whole">(<code>a</code>,</span> b'
 */
export function keepPunctuation(tree: Root): Root {
  return { ...tree, children: tree.children.map((child) => (child.type === "element" ? kept(child) : child)) };
}

function kept(node: Element): Element {
  // Code in links is text without a box, and code in blocks has lines of its own.
  if (node.tagName === "a" || node.tagName === "pre") return node;
  const { children } = node;
  const cuts = children.map((child, index) => cut(child, isCode(children[index - 1]), isCode(children[index + 1])));
  const whole = (code: Element, index: number): Element => {
    const parts = [...textOf(cuts[index - 1]?.opening), code, ...textOf(cuts[index + 1]?.closing)];
    return parts.length === 1 ? code : element("span", { className: ["whole"] }, parts);
  };
  return {
    ...node,
    children: children.flatMap((child, index): ElementContent[] => {
      if (child.type === "text") return textOf(cuts[index]?.rest);
      if (child.type !== "element") return [child];
      return [isCode(child) ? whole(child, index) : kept(child)];
    }),
  };
}

/** Punctuation at the end of a word or sentence, and the ending of a plural or possessive. */
const CLOSING = /^(?:['’]?s\b)?[\p{Pe}\p{Pf}\p{Po}]*/u;

/** Brackets and quotation marks at the beginning of a word. */
const OPENING = /(?<!\S)[\p{Ps}\p{Pi}"']+$/u;

/** Cuts off the beginning of a text that belongs to code before it, and the end that belongs to code after it. */
function cut(node: ElementContent, isAfterCode: boolean, isBeforeCode: boolean) {
  if (node.type !== "text") return undefined;
  const closing = isAfterCode ? (CLOSING.exec(node.value)?.[0] ?? "") : "";
  const behind = node.value.slice(closing.length);
  const opening = isBeforeCode ? (OPENING.exec(behind)?.[0] ?? "") : "";
  return { closing, rest: behind.slice(0, behind.length - opening.length), opening };
}

function isCode(node: ElementContent | undefined): boolean {
  return node?.type === "element" && node.tagName === "code";
}

function textOf(value: string | undefined): ElementContent[] {
  return value === undefined || value === "" ? [] : [{ type: "text", value }];
}
