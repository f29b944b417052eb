import assert from "node:assert/strict";
import { test } from "node:test";
import { sourcePageOf } from "../../test/source-page-of.ts";
import { buildSection } from "./build-section.ts";

const page = (path: string, title: string, group?: string) =>
  sourcePageOf(path, `---\ntitle: ${title}\n${group === undefined ? "" : `group: ${JSON.stringify(group)}\n`}---\n`);

test("pages without a group come first, then the groups in the order of their first pages", () => {
  const { section, order } = buildSection("concepts", [
    page("concepts/index.md", "Concepts", "-"),
    page("concepts/a.md", "A", "Two"),
    page("concepts/b.md", "B", "One"),
    sourcePageOf("concepts/c.md", "---\ntitle: C\n---\n\n## H\n"),
    page("concepts/d.md", "D", "Two"),
  ]);
  const link = (title: string, url: string, hasAnchors = false) => ({ title, url, hasAnchors });
  assert.deepEqual(section, {
    title: "Concepts",
    url: "/concepts/",
    groups: [
      { links: [link("Concepts", "/concepts/"), link("C", "/concepts/c/", true)] },
      { title: "Two", links: [link("A", "/concepts/a/"), link("D", "/concepts/d/")] },
      { title: "One", links: [link("B", "/concepts/b/")] },
    ],
  });
  assert.deepEqual(
    order.map((member) => member.frontMatter.title),
    ["Concepts", "C", "A", "D", "B"],
  );
});

test("a section without an index page is named after its folder and leads to its first page", () => {
  const { section } = buildSection("release-notes", [page("release-notes/a.md", "A")]);
  assert.deepEqual([section.title, section.url], ["Release notes", "/release-notes/a/"]);
  assert.deepEqual(buildSection("", [page("about.md", "About")]).section.title, "Home");
});
