import { randomUUID } from "node:crypto";
import type { Nodes as HastNodes } from "hast";
import type { Nodes } from "mdast";
import { parseHtml } from "../../core/markdown/parse-html.ts";
import { DROPPED_ELEMENTS, htmlElement, phrasingOnly } from "./html-element.ts";
import { limitDepth } from "./nesting-limit.ts";

/**
 * Replaces raw HTML with nodes of the tree, so that all later steps see one kind of link, image and heading. An element
 * may begin in one piece of HTML and end in a later sibling: `<details>`, Markdown, `</details>`.
 */
export function expandHtml(parent: Nodes): void {
  if (!("children" in parent)) return;
  const children: Nodes[] = parent.children;
  children.forEach(expandHtml);
  if (!children.some((child) => child.type === "html")) return;

  const inline = parent.type !== "root" && parent.type !== "blockquote" && parent.type !== "listItem";
  const tagName = inline ? "span" : "div";
  const source = children.map((child, position) =>
    child.type === "html" ? child.value : `<${tagName} ${PLACEHOLDER}="${position}"></${tagName}>`,
  );
  const parsed = parseHtml(source.join(""));
  limitDepth(parsed);
  const held = new Map([...children.entries()].filter(([, child]) => child.type !== "html"));
  const expanded = mdastOf(parsed, held).filter((node) => inline || !isBlank(node));
  // An unclosed <textarea> or <title> swallows the Markdown after it.
  children.splice(0, children.length, ...expanded, ...held.values());
}

/** Marks elements that represent Markdown among HTML, by an attribute that no README can know. */
const PLACEHOLDER = `markdown${randomUUID().replaceAll("-", "")}`;

/** Takes the Markdown of placeholders out of `held`, by position. */
function mdastOf(node: HastNodes, held: Map<number, Nodes>): Nodes[] {
  if (node.type === "root") return node.children.flatMap((child) => mdastOf(child, held));
  if (node.type === "text") return [{ type: "text", value: node.value }];
  if (node.type !== "element" || DROPPED_ELEMENTS.has(node.tagName)) return [];
  const position = Number(node.properties[PLACEHOLDER]);
  const markdown = held.get(position);
  if (markdown !== undefined) {
    held.delete(position);
    return [markdown];
  }

  const children = node.children.flatMap((child) => mdastOf(child, held));
  const { properties } = node;
  const depth = HEADINGS[node.tagName];
  if (depth !== undefined) return [{ type: "heading", depth, children: phrasingOnly(children) }];
  if (node.tagName === "a") {
    const href = properties["href"];
    // <a name="x"> is a link target. It gets no content, because it may contain anything.
    if (typeof href !== "string")
      return [htmlElement("span", { id: properties["id"] ?? properties["name"] }, []), ...children];
    return [{ type: "link", url: href, title: textOf(properties["title"]), children: phrasingOnly(children) }];
  }
  if (node.tagName === "img") {
    const { width, height } = properties;
    const image = {
      url: String(properties["src"] ?? ""),
      alt: String(properties["alt"] ?? ""),
      title: textOf(properties["title"]),
    };
    return [{ type: "image", ...image, data: { hProperties: { width, height } } }];
  }
  if (node.tagName === "br") return [{ type: "break" }];
  return [htmlElement(node.tagName, properties, children)];
}

const HEADINGS: Record<string, 1 | 2 | 3 | 4 | 5 | 6 | undefined> = { h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 };

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function isBlank(node: Nodes): boolean {
  return node.type === "text" && node.value.trim() === "";
}
