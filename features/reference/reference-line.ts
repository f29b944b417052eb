import type { Element, ElementContent, Properties } from "hast";
import { LABEL_LANGUAGE } from "#model/label-language.ts";
import type { DefaultValue, ReferenceEntry } from "#model/reference.ts";
import * as strings from "#strings";
import { element } from "../../core/markdown/element.ts";

/** Returns the list of facts below an entry's heading; undefined if only its name is known. */
export function referenceLine(entry: ReferenceEntry): Element | undefined {
  const facts = [
    ...(entry.type === undefined ? [] : fact(wordFor(entry), [[code(entry.type)]])),
    ...(entry.defaults === undefined ? [] : fact(strings.facts.default, defaultTexts(entry.defaults))),
    ...(entry.since === undefined ? [] : fact(strings.facts.since, [[pill(entry.since)]])),
    // The flag has its own look, and previews leave it out.
    ...(entry.flag === undefined ? [] : fact(strings.facts.flag, [[code(entry.flag)]], { "data-fact": "flag" })),
    ...(entry.experimental === true ? fact(strings.facts.status, [[text(strings.facts.experimental)]]) : []),
    ...(entry.deprecated === undefined ? [] : fact(strings.facts.deprecated, [deprecationText(entry.deprecated)])),
  ];
  return facts.length === 0 ? undefined : element("dl", { className: ["reference"], ...LABEL_LANGUAGE }, facts);
}

function wordFor({ category }: ReferenceEntry): string {
  const { hook, export: exported, usage, type } = strings.facts;
  if (category === "hooks" || category === "plugin-hooks") return hook;
  return category === "exports" ? exported : category === "cli" ? usage : type;
}

/** `true` in production; `false` otherwise. */
function defaultTexts(defaults: readonly DefaultValue[]): ElementContent[][] {
  return defaults.map(({ value, when }) => [
    code(value),
    ...(when === undefined ? [] : [text(" "), ...conditionText(when)]),
  ]);
}

/** Formats options in a condition as code: 'with output.module'. */
function conditionText(when: string): ElementContent[] {
  return when
    .split(/(\w+\.\w+(?:\(\))?)/)
    .filter((part) => part !== "")
    .map((part) => (/^\w+\.\w+/.test(part) ? code(part) : text(part)));
}

function deprecationText(deprecated: string | true): ElementContent[] {
  if (deprecated === true) return [text(strings.facts.isDeprecated)];
  const parts = strings.facts.replacement<ElementContent>(code(deprecated));
  return parts.map((part) => (typeof part === "string" ? text(part) : part));
}

/** Adds a label and its values. The spaces separate them where there are no styles. */
function fact(name: string, values: ElementContent[][], properties: Properties = {}): ElementContent[] {
  const shown = values.flatMap((children) => [element("dd", properties, children), text(" ")]);
  return [element("dt", {}, [`${name} `]), ...shown];
}

function pill(value: string): Element {
  return element("span", { className: ["pill"] }, [value]);
}

function code(value: string): Element {
  return element("code", {}, [value]);
}

function text(value: string): { type: "text"; value: string } {
  return { type: "text", value };
}
