import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { urlOfFile } from "../../model/url.ts";

const SKILLS = globSync("packages/skills/*/SKILL.md");
const PAGES = new Set(globSync("**/*.{md,mdx}", { cwd: "content" }).map(urlOfFile));

test("every page that a skill links to exists", () => {
  assert.ok(SKILLS.length > 0);
  for (const file of SKILLS) {
    const links = [...readFileSync(file, "utf8").matchAll(/https:\/\/webpack\.js\.org(\/\S*)index\.md/g)];
    assert.ok(links.length > 1, file);
    for (const [, url = ""] of links) assert.ok(PAGES.has(url), `${file}: ${url}`);
  }
});

test("every skill is named after its folder and says when to use it", () => {
  for (const file of SKILLS) {
    const [, name, description = ""] =
      /^---\nname: (.*)\ndescription: (.*)\n---\n/.exec(readFileSync(file, "utf8")) ?? [];
    assert.equal(name, file.split("/").at(-2));
    assert.match(description, /Use it /);
  }
});
