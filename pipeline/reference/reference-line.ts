import type { Element, ElementContent } from "hast";
import type { DefaultValue, ReferenceEntry } from "#model/reference.ts";

/** An entry → the list of facts that stands under its heading; undefined when nothing is known but its name. */
export function referenceLine(entry: ReferenceEntry): Element | undefined {
  const facts = [
    ...(entry.type === undefined ? [] : fact(wordFor(entry), [code(entry.type)])),
    ...(entry.defaults === undefined ? [] : fact("Default", defaultWords(entry.defaults))),
    ...(entry.since === undefined ? [] : fact("Since", [text(entry.since)])),
    ...(entry.flag === undefined ? [] : fact("CLI", [code(entry.flag)])),
    ...(entry.experimental === true ? fact("Status", [text("experimental")]) : []),
    ...(entry.deprecated === undefined ? [] : fact("Deprecated", deprecationWords(entry.deprecated))),
  ];
  return facts.length === 0
    ? undefined
    : { type: "element", tagName: "dl", properties: { className: ["reference"] }, children: facts };
}

function wordFor({ category }: ReferenceEntry): string {
  if (category === "hooks" || category === "plugin-hooks") return "Hook";
  return category === "exports" ? "Export" : category === "cli" ? "Usage" : "Type";
}

/** `true` in production, `false` otherwise. */
function defaultWords(defaults: readonly DefaultValue[]): ElementContent[] {
  return defaults.flatMap(({ value, when }, index) => [
    ...(index === 0 ? [] : [text(", ")]),
    code(value),
    ...(when === undefined ? [] : [text(" "), ...conditionWords(when)]),
  ]);
}

/** Options in a condition are set as code: 'with output.module'. */
function conditionWords(when: string): ElementContent[] {
  return when
    .split(/(\w+\.\w+(?:\(\))?)/)
    .filter((part) => part !== "")
    .map((part) => (/^\w+\.\w+/.test(part) ? code(part) : text(part)));
}

function deprecationWords(deprecated: string | true): ElementContent[] {
  return deprecated === true ? [text("yes")] : [text("use "), code(deprecated), text(" instead")];
}

/** A name with its words; the spaces are what keeps them apart where there are no styles, and where they break into lines. */
function fact(name: string, words: ElementContent[]): ElementContent[] {
  const term: Element = { type: "element", tagName: "dt", properties: {}, children: [text(`${name} `)] };
  const value: Element = { type: "element", tagName: "dd", properties: {}, children: words };
  return [term, value, text(" ")];
}

function code(value: string): Element {
  return { type: "element", tagName: "code", properties: {}, children: [text(value)] };
}

function text(value: string): { type: "text"; value: string } {
  return { type: "text", value };
}
