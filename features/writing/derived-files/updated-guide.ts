import { readFileSync } from "node:fs";
import { join } from "node:path";
import { componentFile } from "#model/components.ts";
import { firstSentence } from "#model/first-sentence.ts";
import { FrontMatter } from "#model/front-matter.ts";
import { pageComponents } from "../../../core/markdown/page-components.ts";

type Row = readonly [name: string, meaning: string];

/** Returns the writer's guide with the tables of front matter and components as code declares them now. */
export function updatedGuide(path: string): string {
  const keys = Object.entries(FrontMatter.shape).map(([key, { description = "" }]): Row => [key, description]);
  const components = pageComponents().map((name) => rowOfComponent(name, sourceOf(name)));
  const guide = readFileSync(path, "utf8");
  return withTable(withTable(guide, "front-matter", keys), "components", components);
}

/**
 * Replaces the rows of the first table below the heading with this id:
 * { '| Key | Meaning |', '| --- | --- |', '| `a` | old |' } → { …, '| `a` | new |', '| `b` | new |' }
 */
export function withTable(guide: string, id: string, rows: readonly Row[]): string {
  const start = guide.indexOf(`{#${id}}`);
  const head = guide.slice(start).match(/^\| .*\n\| --- .*\n/m);
  if (start < 0 || head?.index === undefined) throw new Error(`The guide has no table below #${id}.`);
  const first = start + head.index + head[0].length;
  const last = first + (guide.slice(first).match(/^(?:\|.*\n)*/)?.[0].length ?? 0);
  const lines = rows.map(([name, meaning]) => `| \`${name}\` | ${meaning} |\n`);
  return guide.slice(0, first) + lines.join("") + guide.slice(last);
}

function sourceOf(name: string): string {
  return readFileSync(join("site/components", componentFile(name)), "utf8");
}

/** Returns what a component's doc comment says: the tag of its `@example`, and its first sentence. */
export function rowOfComponent(name: string, source: string): Row {
  const comment = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\nexport (?:const|function) ${name}\\b`).exec(source)?.[1];
  if (comment === undefined) throw new Error(`site/components/${componentFile(name)}: ${name} has no doc comment.`);
  const [text = "", example = `<${name} />`] = comment
    .replace(/^\s*\* ?/gm, "")
    .split("@example")
    .map((part) => part.trim().replace(/\s+/g, " "));
  return [example, firstSentence(text)];
}
