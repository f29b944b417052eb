import { randomUUID } from "node:crypto";
import type { Element, Nodes as HastNodes } from "hast";
import type { Nodes } from "mdast";
import { parseHtml } from "../markdown/parse-html.ts";
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
  const placeholders = new Placeholders(inline ? "span" : "div");
  const source = children.map((child) => (child.type === "html" ? child.value : placeholders.add(child))).join("");
  const parsed = parseHtml(source);
  limitDepth(parsed);
  const expanded = mdastOf(parsed, placeholders).filter((node) => inline || !isBlank(node));
  // An unclosed <textarea> or <title> swallows the Markdown after it.
  children.splice(0, children.length, ...expanded, ...placeholders.rest());
}

/** Represents Markdown nodes among HTML as empty elements with an attribute that no README can know. */
class Placeholders {
  readonly #attribute = `markdown${randomUUID().replaceAll("-", "")}`;
  readonly #nodes = new Map<string, Nodes>();
  readonly #tagName: string;

  constructor(tagName: string) {
    this.#tagName = tagName;
  }

  add(node: Nodes): string {
    const key = String(this.#nodes.size);
    this.#nodes.set(key, node);
    return `<${this.#tagName} ${this.#attribute}="${key}"></${this.#tagName}>`;
  }

  /** Returns the node that an element represents, once. */
  take({ properties }: Element): Nodes | undefined {
    const key = String(properties[this.#attribute]);
    const node = this.#nodes.get(key);
    this.#nodes.delete(key);
    return node;
  }

  rest(): Nodes[] {
    return [...this.#nodes.values()];
  }
}

function mdastOf(node: HastNodes, placeholders: Placeholders): Nodes[] {
  if (node.type === "root") return node.children.flatMap((child) => mdastOf(child, placeholders));
  if (node.type === "text") return [{ type: "text", value: node.value }];
  if (node.type !== "element" || DROPPED_ELEMENTS.has(node.tagName)) return [];
  const taken = placeholders.take(node);
  if (taken !== undefined) return [taken];

  const children = node.children.flatMap((child) => mdastOf(child, placeholders));
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
