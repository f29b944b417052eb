import type { ReferenceFileEntry as Entry } from "../../model/reference-file.ts";
import { type Declarations, openDeclarations, type Place } from "./open-declarations.ts";
import { spellOutReadonly } from "./spell-out-readonly.ts";

export type Documented = { text: string; documented: number; missing: Entry[] };

/**
 * Adds doc comments to the declarations of webpack's types: this site's sentence, the default, the version and the
 * link. A type that several options share gets the comment of the option with the shortest name.
 */
export function documentTypes(text: string, entries: readonly Entry[]): Documented {
  const declarations = openDeclarations(spellOutReadonly(text));
  const chosen = new Map<number, Entry>();
  const missing: Entry[] = [];
  let documented = 0;
  const known = entries.filter(
    ({ category, url, removed }) => CATEGORIES.has(category) && url !== undefined && removed === undefined,
  );
  for (const entry of known.sort((a, b) => weightOf(a) - weightOf(b))) {
    const places = placesOf(declarations, entry).filter(({ start }) => start >= 0);
    if (places.length === 0) missing.push(entry);
    else documented++;
    for (const { start } of places) if (!chosen.has(start)) chosen.set(start, entry);
  }
  return { text: withComments(declarations, chosen), documented, missing };
}

const CATEGORIES = new Set(["options", "plugin-options", "hooks", "plugin-hooks", "exports", "loader-context"]);

function weightOf({ name, sameAs }: Entry): number {
  return name.split(".").length + (sameAs === undefined ? 0 : 100);
}

function placesOf(declarations: Declarations, { category, name, owner = "" }: Entry): Place[] {
  const last = name.split(".").at(-1) ?? "";
  switch (category) {
    case "options": {
      const [first, ...rest] = name.split(".");
      return first === "Rule"
        ? along(declarations, ["RuleSetRule"], rest)
        : along(declarations, ["Configuration"], name.split("."));
    }
    case "plugin-options":
      return follow(declarations, declarations.optionsOf(owner), name.split("."));
    case "hooks":
    case "plugin-hooks":
      return follow(declarations, declarations.hooksOf(owner), [last]);
    case "loader-context":
      return along(
        declarations,
        declarations.interfaces.filter((each) => each.endsWith("LoaderContext")),
        name.split(".").slice(1),
      );
    default:
      return declarations.declared(last);
  }
}

function along(declarations: Declarations, roots: readonly string[], path: readonly string[]): Place[] {
  return follow(
    declarations,
    roots.flatMap((root) => declarations.typesOf(root)),
    path,
  );
}

function follow(declarations: Declarations, types: Parameters<Declarations["properties"]>[0], path: readonly string[]) {
  let places: Place[] = [];
  let current = types;
  for (const name of path) {
    places = declarations.properties(current, name);
    current = places.flatMap(({ type }) => type ?? []);
  }
  return places;
}

function withComments({ text, comments }: Declarations, chosen: ReadonlyMap<number, Entry>): string {
  const before = new Map(
    comments.map(({ start, end, value }) => [text.slice(end).search(/\S/) + end, { start, value }]),
  );
  let result = "";
  let done = 0;
  for (const [start, entry] of [...chosen].sort(([a], [b]) => a - b)) {
    const old = before.get(start);
    const indent = /[ \t]*$/.exec(text.slice(0, old?.start ?? start))?.[0] ?? "";
    result += text.slice(done, old?.start ?? start);
    result += commentOf(entry, old?.value.startsWith("*") ? old.value : "", indent);
    done = start;
  }
  return result + text.slice(done);
}

function commentOf({ summary, defaults, since, deprecated, url }: Entry, old: string, indent: string): string {
  const lines = old.split("\n").map((line) => line.replace(/^\s*\*? ?/, "").trimEnd());
  const firstTag = lines.findIndex((line) => line.startsWith("@"));
  const description = (firstTag === -1 ? lines : lines.slice(0, firstTag)).join("\n").trim();
  const tags = firstTag === -1 ? [] : lines.slice(firstTag).filter((line) => line !== "");
  const hasTag = (name: string) => tags.some((tag) => tag.startsWith(`@${name}`));
  const text = [
    ...(summary ?? description).split("\n"),
    ...(defaults ?? []).map(({ value, when }) => `@default ${value}${when === undefined ? "" : ` ${when}`}`),
    ...(since === undefined ? [] : [`@since ${since}`]),
    ...(deprecated === undefined || hasTag("deprecated")
      ? []
      : [`@deprecated${deprecated === true ? "" : ` Use ${deprecated} instead.`}`]),
    ...tags.filter((tag) => !/^@(?:default|since)\b/.test(tag)),
    ...(url === undefined ? [] : [`@see ${url}`]),
  ];
  const body = text.filter((line) => line !== "").map((line) => `${indent} * ${line.replaceAll("*/", "*&#47;")}`);
  return `/**\n${body.join("\n")}\n${indent} */\n${indent}`;
}
