import type { Root } from "mdast";
import { type Document, isMap, isNode, isSeq, parseDocument } from "yaml";
import { FrontMatter } from "#model/front-matter.ts";
import { nearestName } from "../problems/nearest-name.ts";
import { type Place, placeAt, START } from "../problems/place.ts";
import type { Report } from "../problems/report.ts";

const FIELDS = new Map(Object.entries(FrontMatter.shape));
const KEYS = [...FIELDS.keys()];

type Options = { path: string; report: Report };

/** `places`: the places of values by their path, e.g. 'title' or 'related.0.url'. */
export type ParsedFrontMatter = { frontMatter: FrontMatter; places: ReadonlyMap<string, Place> };

/**
 * Parses the YAML block at the top of a page and removes it from the tree. A page without one is named after its file.
 * Returns undefined if the block can't be read, and the valid values of a block with mistakes, so that the page's other
 * mistakes are found too.
 */
export function parseFrontMatter(tree: Root, text: string, { path, report }: Options): ParsedFrontMatter | undefined {
  const first = tree.children[0];
  if (first?.type !== "yaml") {
    if (/^---[ \t]*\n+[\w-]+:/.test(text)) {
      report("front-matter", START, "The front matter is never closed.", "End it with a line that contains only ---.");
      return undefined;
    }
    return { frontMatter: { title: titleOfPath(path) }, places: new Map() };
  }
  tree.children.shift();

  const document = parseDocument(first.value, { prettyErrors: true });
  for (const error of document.errors) {
    const at = error.linePos?.[0] ?? { line: 1, col: 1 };
    const place = { line: at.line + 1, column: at.col };
    const message = error.message.split(" at line ")[0] ?? error.message;
    report("front-matter", place, `${message}.`, "Fix the YAML; values with ': ' or '#' need quotes.");
  }
  if (document.errors.length > 0) return undefined;
  const values = valuesOf(document, report);
  if (values === undefined) return undefined;

  const places = placesOf(document, first.value);
  const parsed = FrontMatter.safeParse(values);
  if (parsed.success) return { frontMatter: parsed.data, places };
  for (const issue of parsed.error.issues) {
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys) {
        const known = issue.path[0] === "related" ? ["title", "url"] : KEYS;
        const nearest = nearestName(key, known);
        const place = placeOfPath(places, [...issue.path, key]);
        const fix = `${nearest === undefined ? "" : `Did you mean ${nearest}? `}Known keys: ${known.join(", ")}.`;
        report("front-matter-key", place, `Unknown front matter key '${key}'.`, fix);
      }
    } else {
      const name = issue.path.join(".") || "front matter";
      const message =
        places.has(name) || name === "front matter" ? `'${name}': ${issue.message}.` : `'${name}' is missing.`;
      report("front-matter-value", placeOfPath(places, issue.path), message, fixFor(String(issue.path[0] ?? "")));
    }
  }
  return { frontMatter: salvage(values, path), places };
}

/** Reads the values, because undefined and recursive aliases only fail then. */
function valuesOf(document: Document, report: Report): unknown {
  try {
    const values: unknown = document.toJS();
    return values ?? {};
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    report("front-matter", { line: 2, column: 1 }, `${message}.`, "Put values that begin with * or & in quotes.");
    return undefined;
  }
}

/** Returns the valid values of front matter with mistakes. */
function salvage(values: unknown, path: string): FrontMatter {
  const kept: Record<string, unknown> = { title: titleOfPath(path) };
  if (typeof values === "object" && values !== null) {
    for (const [key, value] of Object.entries(values)) {
      if (FIELDS.get(key)?.safeParse(value).success) kept[key] = value;
    }
  }
  return FrontMatter.parse(kept);
}

/** 'guides/code-splitting.md' → 'Code splitting'. */
export function titleOfPath(path: string): string {
  const parts = path.replace(/\.mdx?$/i, "").split("/");
  const last = parts.at(-1) === "index" ? (parts.at(-2) ?? "Home") : (parts.at(-1) ?? "");
  const words = last.replace(/^_/, "").replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function fixFor(key: string): string {
  const meaning = FIELDS.get(key)?.description;
  return meaning === undefined ? "See docs/writing.md for the keys and their values." : `${key}: ${meaning}`;
}

function placesOf(document: Document, yaml: string): Map<string, Place> {
  const places = new Map<string, Place>();
  collect(document.contents, "");
  return places;

  function collect(node: unknown, path: string): void {
    const below = (step: string | number) => (path === "" ? String(step) : `${path}.${step}`);
    if (isMap(node)) {
      for (const { key, value } of node.items) {
        places.set(below(String(key)), placeOfOffset(yaml, isNode(key) ? (key.range?.[0] ?? 0) : 0));
        collect(value, below(String(key)));
      }
    } else if (isSeq(node)) {
      for (const [index, item] of node.items.entries()) {
        places.set(below(index), placeOfOffset(yaml, isNode(item) ? (item.range?.[0] ?? 0) : 0));
        collect(item, below(index));
      }
    }
  }
}

/** Returns the place of a path, or of its nearest parent that is in the file. */
function placeOfPath(places: ReadonlyMap<string, Place>, path: readonly PropertyKey[]): Place {
  for (let length = path.length; length > 0; length--) {
    const place = places.get(path.slice(0, length).join("."));
    if (place !== undefined) return place;
  }
  return { line: 2, column: 1 };
}

/** The block starts on the file's second line. */
function placeOfOffset(yaml: string, offset: number): Place {
  const { line, column } = placeAt(yaml, offset);
  return { line: line + 1, column };
}
