import type { Properties } from "hast";
import type { Nodes, Parent, PhrasingContent } from "mdast";
import { phrasing } from "mdast-util-phrasing";
import { toString } from "mdast-util-to-string";

/** An HTML element that has no equivalent in Markdown. */
export interface HtmlElement extends Parent {
  type: "htmlElement";
  data: { hName: string; hProperties: Properties };
  children: PhrasingContent[];
}

declare module "mdast" {
  interface RootContentMap {
    htmlElement: HtmlElement;
  }
  interface BlockContentMap {
    htmlElement: HtmlElement;
  }
  interface PhrasingContentMap {
    htmlElement: HtmlElement;
  }
}

/** Elements that are dropped with their content, which isn't text for readers. */
export const DROPPED_ELEMENTS: ReadonlySet<string> = new Set([
  ..."applet audio canvas embed iframe math noembed noframes object svg video".split(" "),
  ..."button input option select textarea".split(" "),
  ..."head noscript plaintext script style template title xmp".split(" "),
]);

export function htmlElement(hName: string, hProperties: Properties, children: Nodes[]): HtmlElement {
  const element: HtmlElement = { type: "htmlElement", data: { hName, hProperties }, children: [] };
  // An HTML element may contain blocks, which mdast's types don't allow.
  const content: Nodes[] = element.children;
  content.push(...children);
  return element;
}

/** Replaces blocks with their text where only a line of text is allowed. */
export function phrasingOnly(nodes: readonly Nodes[]): PhrasingContent[] {
  return nodes.map((node) =>
    phrasing(node) || node.type === "htmlElement" ? node : { type: "text", value: toString(node) },
  );
}
