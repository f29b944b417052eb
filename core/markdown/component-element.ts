import type { Element, ElementContent, Properties } from "hast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "satteri";
import type { ComponentProps } from "#model/components.ts";
import { pageComponents } from "./page-components.ts";

type MdxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Turns an MDX element into a component's or an HTML element, or, if the component is unknown, into its children. */
export function componentElement(node: MdxElement, children: ElementContent[]): ElementContent[] | Element {
  const name = node.name;
  if (name === null) return children;
  const props = attributesOf(node);
  if (/^[a-z]/.test(name)) return { type: "element", tagName: name, properties: htmlProperties(props), children };
  if (!pageComponents().includes(name)) return children;
  return { type: "element", tagName: "div", properties: {}, data: { component: { component: name, props } }, children };
}

/**
 * Returns the attributes `a="1" b={2} c` as { a: '1', b: 2, c: true }. Leaves out expressions that aren't JSON, which
 * the check reports.
 */
export function attributesOf(node: MdxElement): ComponentProps {
  const props: ComponentProps = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== "mdxJsxAttribute") continue;
    const value = attribute.value;
    if (value === null || value === undefined) props[attribute.name] = true;
    else if (typeof value === "string") props[attribute.name] = value;
    else {
      const literal = literalOf(value.value);
      if (literal !== undefined) props[attribute.name] = literal.value;
    }
  }
  return props;
}

/** Returns the value of an expression if it's JSON or quoted text; undefined if it would have to run. */
export function literalOf(expression: string): { value: unknown } | undefined {
  const text = expression.trim();
  const quoted = /^(['`])((?:(?!\1|\\|\$\{).)*)\1$/s.exec(text)?.[2];
  if (quoted !== undefined) return { value: quoted };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** Returns what an expression in text shows: `{"a"}` → 'a'; nothing for comments and other code. */
export function expressionText(expression: string): string {
  const value = literalOf(expression)?.value;
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function htmlProperties(props: ComponentProps): Properties {
  const properties: Properties = {};
  for (const [name, value] of Object.entries(props)) {
    if (/^on/i.test(name)) continue;
    if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
      properties[name === "className" ? "class" : name] = value;
    }
  }
  return properties;
}
