import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { Problem } from "#model/problem.ts";
import { EXAMPLE_PROJECTS } from "../../features/examples/feature.ts";
import { VERIFIED_CODE } from "../../features/examples/verified-code.ts";
import { WHOLE_SITE, WRITING } from "../../features/writing/feature.ts";
import { NAVIGATION_TEXT } from "../../features/writing/rules/rules.ts";
import { problemsOf, siteOf, withFacts, withTitle } from "../../test/source-page-of.ts";
import type { CheckPlugin } from "./check-plugin.ts";
import { checkSite, type SiteToCheck } from "./check-site.ts";

const OWN = [EXAMPLE_PROJECTS, WRITING].flatMap(({ check = [] }) => check);

function siteToCheck(files: Record<string, string>, plugins: readonly CheckPlugin[] = OWN): SiteToCheck {
  const { sources, index } = siteOf(files, [VERIFIED_CODE]);
  return { sources, index, plugins };
}

const shown = (problems: readonly Problem[]) =>
  problems.map(({ file, line, severity, rule }) => `${file}:${line} ${severity} ${rule}`);

const FILES = {
  "b.mdx":
    "---\ntitle: B\ndescription: D\nlayout: x\n---\n\n# H\n\n<Nope />\n\n{run}\n\n[a](/a#x) ![](x.png)\n\n<FlagTable x />\n",
  "a.md": '---\ntitle: A\n---\n\n[b](/nowhere/)\ntext\nT> x\n\n## I\n\n<i id="i"></i>\n\n```js example=none\n```\n',
  "a/index.md": withTitle(""),
};

test("runs every rule and sorts problems by file and line", async () => {
  assert.deepEqual(shown(await checkSite(siteToCheck(FILES))), [
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

test("only reports what can't be shown as an error in external content", async () => {
  const loading = [
    ...problemsOf("c.mdx", withTitle("<Open>")),
    ...problemsOf("d.md", Buffer.from([0])),
    ...problemsOf("e.md", "---\ntitle: a: b\n---\n"),
  ];
  const problems = await checkSite({ ...siteToCheck(FILES, []), loading, isLenient: true });
  const errors = problems.filter((problem) => problem.severity === "error");
  assert.deepEqual(shown(errors), [
    "a/index.md:1 error duplicate-url",
    "c.mdx:4 error syntax",
    "d.md:1 error encoding",
    "e.md:2 error front-matter",
  ]);
  assert.equal(problems.filter((problem) => problem.severity === "warning").length, 11);
});

test("reports a page that can't be parsed once, not at every link to it", async () => {
  const site = siteToCheck({ "a.md": "---\ntitle: A\ndescription: D\n---\n[b](/b/) [b](b.mdx#x)\n" });
  const loading = problemsOf("b.mdx", withTitle("<Open>"));
  assert.deepEqual(shown(await checkSite({ ...site, loading })), ["b.mdx:4 error syntax"]);
});

test("only checks links of the header and the footer if all of our pages are there", async () => {
  const site = siteToCheck({ "a.md": "---\ntitle: A\ndescription: D\n---\n" });
  assert.deepEqual(await checkSite(site), []);
  const problems = await checkSite({
    ...site,
    index: withFacts(site.index, (facts) => NAVIGATION_TEXT.set(facts, readFileSync("data/navigation.json", "utf8"))),
    plugins: [WHOLE_SITE.check ?? assert.fail()],
  });
  assert.deepEqual(
    [...new Set(problems.map(({ file, rule }) => `${file} ${rule}`))],
    ["../data/navigation.json dead-link"],
  );
});

test("accepts circular links", async () => {
  const page = (to: string) => `---\ntitle: To ${to}\ndescription: D\n---\n[x](/${to}/) [y](#)\n`;
  assert.deepEqual(await checkSite(siteToCheck({ "a.md": page("b"), "b.md": page("a"), "c.md": page("c") })), []);
});

test("lets other tasks run, and stops when it's aborted", async () => {
  const text = "---\ntitle: A\n---\n\n[b](/nowhere/)\n\n```js\nconst a = 1;\n```\n";
  const site = siteToCheck(Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`p${n}.md`, text])));
  let turns = 0;
  const others = setInterval(() => turns++, 0);
  const all = await checkSite(site);
  clearInterval(others);
  assert.ok(turns > 0, "no other task ran in between");
  const edit = new AbortController();
  setTimeout(() => edit.abort(), 0);
  const some = await checkSite(site, edit.signal);
  assert.ok(some.length < all.length);
});
