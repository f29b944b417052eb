import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { Ajv } from "ajv";
import { parse } from "yaml";
import { FrontMatter } from "#model/front-matter.ts";
import { FRONT_MATTER_SCHEMA } from "./derived-files.ts";

const file = readFileSync(FRONT_MATTER_SCHEMA, "utf8");
const matches = new Ajv({ validateFormats: false }).compile(JSON.parse(file));

test("explains each key with the sentence that the check shows", () => {
  const { properties }: { properties: Record<string, { description?: string }> } = JSON.parse(file);
  const sentences = Object.entries(properties).map(([key, { description }]) => [key, description]);
  assert.deepEqual(
    sentences.toSorted(),
    Object.entries(FrontMatter.shape)
      .map(([key, { description }]) => [key, description ?? assert.fail(`${key} has no sentence.`)])
      .toSorted(),
  );
});

test("accepts the front matter of every page", () => {
  const pages = globSync("content/*/*.{md,mdx}");
  assert.ok(pages.length > 150, `${pages.length} pages`);
  for (const page of pages) {
    const yaml = /^---\n([\s\S]*?)\n---\n/.exec(readFileSync(page, "utf8"))?.[1] ?? assert.fail(page);
    assert.equal(matches(parse(yaml)), true, `${page}: ${JSON.stringify(matches.errors)}`);
  }
});

test("rejects what the check rejects", () => {
  const table = [
    {},
    { title: "" },
    { title: "A", descripton: "x" },
    { title: "A", sort: "first" },
    { title: "A", related: [{ title: "B" }] },
    { title: "A", date: "soon" },
    { title: "A", dir: "up" },
    { title: "A", lang: "English language" },
  ];
  for (const frontMatter of table) {
    assert.equal(FrontMatter.safeParse(frontMatter).success, false, JSON.stringify(frontMatter));
    assert.equal(matches(frontMatter), false, JSON.stringify(frontMatter));
  }
});

test("VS Code's settings name the schema for all pages", () => {
  const settings: Record<string, Record<string, string[]>> = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
  assert.deepEqual(settings["yaml.schemas"], { [`./${FRONT_MATTER_SCHEMA}`]: ["content/**/*.md", "content/**/*.mdx"] });
});
