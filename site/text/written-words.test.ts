import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { parseSync } from "oxc-parser";

/** Attributes that readers see or hear. */
const SPOKEN = /^(?:aria-(?:label|description|valuetext|roledescription|placeholder)|title|placeholder|alt|label)$/;
/** Properties that scripts set to change an element's text. */
const WRITTEN = /^(?:textContent|innerText|title|placeholder|alt|ariaLabel)$/;
/** Names are the same in all languages. */
const NAMES = /\b(?:webpack|npm|v|zip)\b/g;

/**
 * Returns the words in a component's source that are neither code nor from the catalog, which readers of other
 * languages couldn't read.
 */
function writtenWords(source: string): string[] {
  const found: string[] = [];
  const keep = (text: string) => /\p{L}/u.test(text.replace(NAMES, "")) && found.push(text.trim().replace(/\s+/g, " "));
  /** The strings that an expression may have as its value. */
  const keepValue = (node: unknown) => {
    if (!isNode(node)) return;
    if (node.type === "Literal" && typeof node["value"] === "string") keep(node["value"]);
    else if (node.type === "TemplateElement" && isNode(node["value"], "cooked")) keep(String(node["value"]["cooked"]));
    else for (const key of VALUES.get(operationOf(node)) ?? []) all(node[key]).forEach(keepValue);
  };
  const visit = (node: unknown) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isNode(node)) return;
    if (node.type === "JSXElement" && nameOf(node["openingElement"]) === "code") return;
    if (node.type === "JSXText") keep(String(node["value"]));
    if (node.type === "JSXElement" || node.type === "JSXFragment")
      for (const child of all(node["children"])) if (isNode(child, "expression")) keepValue(child["expression"]);
    if (node.type === "JSXAttribute" && SPOKEN.test(nameOf(node))) keepValue(node["value"]);
    if (node.type === "AssignmentExpression" && isNode(node["left"], "property") && WRITTEN.test(nameOf(node["left"])))
      keepValue(node["right"]);
    Object.values(node).forEach(visit);
  };
  visit(parseSync("component.tsx", source).program);
  return found;
}

/** By type or operator of an expression, the properties that its value can come from. */
const VALUES = new Map([
  ["JSXExpressionContainer", ["expression"]],
  ["ConditionalExpression", ["consequent", "alternate"]],
  ["&&", ["right"]],
  ["||", ["left", "right"]],
  ["??", ["left", "right"]],
  ["+", ["left", "right"]],
  ["TemplateLiteral", ["quasis"]],
]);

/** Returns an expression's operator, or its type if it has none. */
function operationOf({ operator, type }: Record<string, unknown> & { type: string }): string {
  return typeof operator === "string" ? operator : type;
}

function isNode(node: unknown, key = "type"): node is Record<string, unknown> & { type: string } {
  return typeof node === "object" && node !== null && key in node;
}

function all(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}

/** The name of an element, an attribute or a member. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return "";
  const { name, property } = node;
  return typeof name === "string" ? name : nameOf(name ?? property);
}

test("finds words in JSX, accessible names and element properties", () => {
  for (const [source, words] of [
    ["<p>Not found</p>", ["Not found"]],
    ['<p>{open ? "Shown" : "Hidden"}</p>', ["Shown", "Hidden"]],
    ["<p>{`All of ${name}`}</p>", ["All of"]],
    ['<nav aria-label="Pages" className="pages" />', ["Pages"]],
    ['<input placeholder={isShort ? "Name" : undefined} />', ["Name"]],
    ['button.textContent = "Copy"', ["Copy"]],
    ['<p className="a">{strings.page.next} › <code>npx webpack</code> webpack {version} v{1}</p>', []],
    ['<div className={isOpen ? "open" : ""}>{items.map((item) => <li key="a">{item}</li>)}</div>', []],
    ['<p>{state === "slow" && words}</p>', []],
  ] as const) {
    assert.deepEqual(writtenWords(source), words, source);
  }
});

/** Shows writers their mistakes in development, in English like the terminal. */
const WRITERS_TOOL = "site/navigation/watch-edits.client.tsx";

test("components take all their words from model/strings/", () => {
  const files = globSync("{site,playground/app,playground/frame}/**/*.{ts,tsx}", {
    exclude: ["**/*.test.ts", "**/*.d.ts", WRITERS_TOOL],
  });
  assert.ok(files.length > 80);
  const found = files.flatMap((file) => writtenWords(readFileSync(file, "utf8")).map((words) => `${file}: ${words}`));
  assert.deepEqual(found, []);
});
