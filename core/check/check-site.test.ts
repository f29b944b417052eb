import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { Problem } from "#model/problem.ts";
import { problemsOf, siteOf, withTitle } from "../../test/source-page-of.ts";
import { checkSite, checkSiteInSlices, type SiteToCheck } from "./check-site.ts";

function siteToCheck(files: Record<string, string>, foreign = false): SiteToCheck {
  const { sources, index } = siteOf(files, foreign);
  return { sources, index, examples: new Map(), foreign };
}

const shown = (problems: readonly Problem[]) =>
  problems.map(({ file, line, severity, rule }) => `${file}:${line} ${severity} ${rule}`);

const FILES = {
  "b.mdx":
    "---\ntitle: B\ndescription: D\nlayout: x\n---\n\n# H\n\n<Nope />\n\n{run}\n\n[a](/a#x) ![](x.png)\n\n<FlagTable x />\n",
  "a.md": '---\ntitle: A\n---\n\n[b](/nowhere/)\ntext\nT> x\n\n## I\n\n<i id="i"></i>\n\n```js example=none\n```\n',
  "a/index.md": withTitle(""),
};

test("runs every rule and sorts problems by file and line", () => {
  assert.deepEqual(shown(checkSite(siteToCheck(FILES))), [
    "a.md:1 warning missing-description",
    "a.md:5 error dead-link",
    "a.md:7 warning aside-marker",
    "a.md:11 error duplicate-id",
    "a.md:13 error example-drift",
    "a/index.md:1 error duplicate-url",
    "a/index.md:1 warning missing-description",
    "b.mdx:4 error front-matter-key",
    "b.mdx:7 error heading-order",
    "b.mdx:9 error unknown-component",
    "b.mdx:11 error mdx-code",
    "b.mdx:13 error dead-anchor",
    "b.mdx:13 warning link-style",
    "b.mdx:13 error missing-image",
    "b.mdx:15 error component-attribute",
  ]);
});

test("only reports what can't be shown as an error in external content", () => {
  const loading = [
    ...problemsOf("c.mdx", withTitle("<Open>"), true),
    ...problemsOf("d.md", Buffer.from([0]), true),
    ...problemsOf("e.md", "---\ntitle: a: b\n---\n", true),
  ];
  const problems = checkSite({ ...siteToCheck(FILES, true), loading });
  const errors = problems.filter((problem) => problem.severity === "error");
  assert.deepEqual(shown(errors), [
    "a/index.md:1 error duplicate-url",
    "c.mdx:4 error syntax",
    "d.md:1 error encoding",
    "e.md:2 error front-matter",
  ]);
  assert.equal(problems.filter((problem) => problem.severity === "warning").length, 12);
});

test("reports a page that can't be parsed once, not at every link to it", () => {
  const site = siteToCheck({ "a.md": "---\ntitle: A\ndescription: D\n---\n[b](/b/) [b](b.mdx#x)\n" });
  const loading = problemsOf("b.mdx", withTitle("<Open>"));
  assert.deepEqual(shown(checkSite({ ...site, loading })), ["b.mdx:4 error syntax"]);
});

test("only checks links of the header and the footer if all of our pages are there", () => {
  const site = siteToCheck({ "a.md": "---\ntitle: A\ndescription: D\n---\n" });
  assert.deepEqual(checkSite(site), []);
  const problems = checkSite({ ...site, navigation: readFileSync("data/navigation.json", "utf8") });
  assert.deepEqual(
    [...new Set(problems.map(({ file, rule }) => `${file} ${rule}`))],
    ["../data/navigation.json dead-link"],
  );
});

test("accepts circular links", () => {
  const page = (to: string) => `---\ntitle: To ${to}\ndescription: D\n---\n[x](/${to}/) [y](#)\n`;
  assert.deepEqual(checkSite(siteToCheck({ "a.md": page("b"), "b.md": page("a"), "c.md": page("c") })), []);
});

test("finds the same problems in slices, lets other tasks run, and stops when it's aborted", async () => {
  const text = "---\ntitle: A\n---\n\n[b](/nowhere/)\n\n```js\nconst a = 1;\n```\n";
  const site = siteToCheck(Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`p${n}.md`, text])));
  let turns = 0;
  const others = setInterval(() => turns++, 0);
  const found = await checkSiteInSlices(site, new AbortController().signal);
  clearInterval(others);
  assert.deepEqual(found, checkSite(site));
  assert.ok(turns > 0, "no other task ran in between");
  const edit = new AbortController();
  setTimeout(() => edit.abort(), 0);
  assert.equal(await checkSiteInSlices(site, edit.signal), undefined);
});
