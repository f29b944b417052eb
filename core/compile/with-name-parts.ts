import type { Element, ElementContent } from "hast";
import { element } from "../markdown/element.ts";

/** Longer names don't fit into a phone's line. */
const LONG = 28;

/**
 * Separates the parents in a heading that is a name, and lets a long name break after a dot or before a capital:
 * 'output.path' → `<span class="parent">output.</span>path`
 */
export function withNameParts(heading: Element): Element {
  const [child] = heading.children;
  if (heading.children.length !== 1) return heading;
  // The link to itself.
  if (child?.type === "element" && child.tagName === "a") return { ...heading, children: [withNameParts(child)] };
  if (child?.type !== "text" || !NAME.test(child.value)) return heading;
  const { value } = child;
  const end = value.lastIndexOf(".") + 1;
  const parent = element("span", { className: ["parent"] }, breakable(value.slice(0, end), AFTER_DOT, value.length));
  const children = breakable(value.slice(end), BEFORE_CAPITAL, value.length);
  if (end === 0) return { ...heading, children };
  const wbr = value.length < LONG ? [] : [element("wbr", {})];
  return { ...heading, children: [parent, ...wbr, ...children] };
}

/** Longer names leave the other columns of a phone's table too little room. */
const LONG_PATH_IN_TABLE = 18;
const LONG_WORD_IN_TABLE = 12;

/**
 * Lets long names in the code of a table break after a dot, or before a capital if they have none:
 * 'output.<wbr>assetModuleFilename', 'Async<wbr>Series<wbr>Hook'
 */
export function withBreaksInCode(node: Element): Element {
  const children = node.children.flatMap((child): ElementContent[] => {
    if (child.type === "element") return [withBreaksInCode(child)];
    if (node.tagName !== "code" || child.type !== "text" || !NAME.test(child.value)) return [child];
    const { value } = child;
    if (value.includes(".")) return breakable(value, AFTER_DOT, value.length < LONG_PATH_IN_TABLE ? 0 : LONG);
    return breakable(value, BEFORE_CAPITAL, value.length < LONG_WORD_IN_TABLE ? 0 : LONG);
  });
  return { ...node, children };
}

const NAME = /^[\w$.]+$/;
const AFTER_DOT = /(?<=\w\.)(?=\w)/;
const BEFORE_CAPITAL = /(?<=[a-z\d])(?=[A-Z])/;

function breakable(text: string, place: RegExp, length: number): ElementContent[] {
  const parts = length < LONG ? [text] : text.split(place);
  return parts.flatMap((value, index): ElementContent[] => [
    ...(index === 0 ? [] : [element("wbr", {})]),
    { type: "text", value },
  ]);
}
