import assert from "node:assert/strict";
import { test } from "node:test";
import { checkSite } from "../../../core/check/check-site.ts";
import { siteOf, sourcePageOf } from "../../../test/source-page-of.ts";
import { WRITING_RULES } from "../rules/rules.ts";
import { type Draft, draftPage, isRefusal, type Known, type Refusal } from "./draft-page.ts";

const page = (path: string, yaml: string) => sourcePageOf(path, `---\n${yaml}\n---\n`);

const KNOWN: Known = {
  pages: [
    page("index.md", "title: Home"),
    page("guides/index.md", "title: Guides\nsort: -1"),
    page("guides/caching.md", "title: Caching\nsort: 6"),
    page("guides/react.md", "title: React\nsort: 20.5"),
    page("api/node.md", "title: Node\nsort: 8\ngroup: Objects"),
    page("api/cli.md", "title: CLI\nsort: 2\ngroup: Command line"),
    page("blog/2026-10-15-news.md", "title: News\nsort: 20261015\ndate: 2026-10-15"),
    page("plugins/banner-plugin.md", "title: BannerPlugin\ngroup: webpack"),
  ],
  packages: new Set(["/plugins/css-plugin/"]),
  redirects: new Map([["/guides/hmr/", "/guides/hot-module-replacement/"]]),
  today: "2026-11-24",
};

function draftOf(argument: string): Draft {
  const draft = draftPage(argument, KNOWN);
  return isRefusal(draft) ? assert.fail(draft.message) : draft;
}

function refusalOf(argument: string): Refusal {
  const refusal = draftPage(argument, KNOWN);
  return isRefusal(refusal) ? refusal : assert.fail(`${argument} gave ${refusal.file}`);
}

test("drafts a page after its siblings, with a title from its name", () => {
  const { file, url, text, notes } = draftOf("guides/module-workers");
  assert.equal(file, "content/guides/module-workers.md");
  assert.equal(url, "/guides/module-workers/");
  assert.deepEqual(notes, []);
  assert.equal(
    text.split("\n\n")[0],
    '---\ntitle: Module workers\ndescription: "TODO: one sentence of 70 to 160 characters for search results"\nsort: 21\n---',
  );
});

test("accepts paths and URLs as people copy them", () => {
  for (const argument of ["/guides/foo/", "content/guides/foo.md", "./content/guides/foo.md", "guides\\foo"])
    assert.equal(draftOf(argument).file, "content/guides/foo.md");
  assert.equal(draftOf("guides/foo.mdx").file, "content/guides/foo.mdx");
});

test("dates a post, and keeps the group of the last sibling", () => {
  const head = (argument: string) => draftOf(argument).text.split("\n").slice(3, -4);
  assert.deepEqual(head("blog/2026-11-24-webpack-6"), ["sort: 20261124", "date: 2026-11-24", "---"]);
  assert.deepEqual(head("plugins/new-plugin"), ["group: webpack", "---"]);
  assert.deepEqual(head("api/exports"), ["sort: 9", "group: Objects", "---"]);
});

test("the only mistake in a draft is its description", async () => {
  for (const argument of [
    "guides/module-workers",
    "blog/webpack-6",
    "plugins/new-plugin",
    "guides/with-component.mdx",
  ]) {
    const { file, text } = draftOf(argument);
    const { sources, index } = siteOf({ [file.replace("content/", "")]: text });
    const problems = await checkSite({ sources, index, plugins: [WRITING_RULES] });
    assert.deepEqual(
      problems.map(({ rule, severity, line }) => [rule, severity, line]),
      [["missing-description", "error", 3]],
    );
  }
});

test("refuses a page that exists, whatever its file is called", () => {
  assert.deepEqual(refusalOf("guides/caching.mdx"), {
    message: "/guides/caching/ already exists.",
    fix: "Edit content/guides/caching.md, or choose another name.",
  });
});

test("refuses an unknown section and names the known ones", () => {
  const sections = "Sections: api, blog, guides, plugins.";
  assert.deepEqual(refusalOf("guide/foo"), {
    message: "There is no section 'guide'.",
    fix: `Did you mean guides? ${sections}`,
  });
  assert.deepEqual(refusalOf("recipes/foo"), { message: "There is no section 'recipes'.", fix: sections });
});

test("refuses an argument that doesn't name a section and a page", () => {
  for (const argument of ["foo", "guides/", "guides/a/b", ""]) assert.match(refusalOf(argument).fix, /SECTION\/PAGE/);
});

test("refuses a name that isn't a URL, and suggests one that is", () => {
  const suggestions = ["Module Workers", "moduleWorkers", "module_workers", "module.workers", "_module-workers"];
  for (const name of suggestions) {
    const { message, fix } = refusalOf(`guides/${name}`);
    assert.equal(message, `'${name}' can't be a URL of this site.`);
    assert.match(fix, /npm run new -- guides\/module-workers$/);
  }
});

test("says when the title is taken, a README is replaced, or the URL leads elsewhere", () => {
  assert.match(draftOf("plugins/caching").notes.join(), /^\/guides\/caching\/ has the same title/);
  assert.match(draftOf("plugins/css-plugin").notes.join(), /^It replaces the package's README/);
  assert.match(draftOf("guides/hmr").notes.join(), /remove it from data\/redirects\.json\.$/);
});
