import { randomUUID } from "node:crypto";
import type { Element, Nodes as HastNodes } from "hast";
import type { Nodes, Root } from "mdast";
import { htmlToHast } from "satteri";
import { DROPPED_ELEMENTS, htmlElement, phrasingOnly } from "./html-element.ts";
import { limitDepth } from "./nesting-limit.ts";

/**
 * Raw HTML → nodes of the tree, so that all later steps see one kind of link, image and heading. Among the children of one
 * node, an element may begin in one piece of HTML and end in another: `<details>`, Markdown, `</details>`.
 */
export function expandHtml(tree: Root): void {
  expandChildren(tree);
}

function expandChildren(parent: Nodes): void {
  if (!("children" in parent)) return;
  const children: Nodes[] = parent.children;
  children.forEach(expandChildren);
  if (!children.some((child) => child.type === "html")) return;

  const inline = parent.type !== "root" && parent.type !== "blockquote" && parent.type !== "listItem";
  const held = new Held(inline);
  const source = children.map((child) => (child.type === "html" ? child.value : held.hold(child))).join("");
  const parsed = htmlToHast(source, { fragment: true });
  limitDepth(parsed);
  const expanded = mdastOf(parsed, held).filter((node) => inline || !isBlank(node));
  // What an unclosed <textarea> or <title> swallowed was Markdown, not its text.
  children.splice(0, children.length, ...expanded, ...held.rest());
}

/** Markdown nodes among HTML: each is parsed as an empty element that only this run knows, and put back afterwards. */
class Held {
  readonly #key = `data-held-${randomUUID()}`;
  readonly #nodes: (Nodes | undefined)[] = [];
  readonly #tagName: string;

  constructor(inline: boolean) {
    this.#tagName = inline ? "span" : "div";
  }

  hold(node: Nodes): string {
    return `<${this.#tagName} ${this.#key}="${this.#nodes.push(node) - 1}"></${this.#tagName}>`;
  }

  /** The node that an element stands for, once. */
  take(element: Element): Nodes | undefined {
    const property = Object.entries(element.properties).find(([name]) => hyphenated(name) === this.#key);
    if (property === undefined) return undefined;
    const index = Number(property[1]);
    const node = this.#nodes[index];
    this.#nodes[index] = undefined;
    return node;
  }

  rest(): Nodes[] {
    return this.#nodes.filter((node) => node !== undefined);
  }
}

/** 'dataHeld-12' and 'data-held-12' are one name. */
function hyphenated(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function mdastOf(node: HastNodes | { type: string }, held: Held): Nodes[] {
  if (!isHast(node)) return [];
  if (node.type === "root") return node.children.flatMap((child) => mdastOf(child, held));
  if (node.type === "text") return [{ type: "text", value: node.value }];
  if (node.type !== "element" || DROPPED_ELEMENTS.has(node.tagName)) return [];
  const taken = held.take(node);
  if (taken !== undefined) return [taken];

  const children = node.children.flatMap((child) => mdastOf(child, held));
  const { properties } = node;
  const depth = HEADINGS[node.tagName];
  if (depth !== undefined) return [{ type: "heading", depth, children: phrasingOnly(children) }];
  if (node.tagName === "a") {
    const href = properties["href"];
    // <a name="x"> is a place to link to; it gets no content, for it may hold anything.
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

const HAST = new Set(["root", "element", "text", "comment", "doctype", "raw"]);

function isHast(node: { type: string }): node is HastNodes {
  return HAST.has(node.type);
}
