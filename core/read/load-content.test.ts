import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { loadContent } from "./load-content.ts";

test("separates pages, images and problems of unreadable files", async () => {
  const folder = temporaryFolder({
    "good.md": "---\ntitle: Good\n---\n",
    "bad.mdx": "---\ntitle: Bad\n---\n\n<Open>\n",
    "binary.md": "\0",
    "a.svg": "<svg/>",
  });
  const { sources, images, problems } = await loadContent(folder);
  assert.deepEqual(
    sources.map(({ path, unreadable, frontMatter }) => [path, unreadable, frontMatter.title]),
    [
      ["bad.mdx", true, "Bad"],
      ["good.md", undefined, "Good"],
    ],
  );
  assert.deepEqual(
    sources[0]?.problems.map(({ line, rule }) => `${line} ${rule}`),
    ["5 syntax"],
  );
  assert.deepEqual(
    images.map((file) => file.path),
    ["a.svg"],
  );
  assert.deepEqual(
    problems.map(({ file, rule, line }) => `${file}:${line} ${rule}`),
    ["binary.md:1 encoding"],
  );
});

test("reports a folder without pages, with a fix", async () => {
  const root = temporaryFolder({ "README.md": "no page", file: "" });
  const [nowhere, file] = [join(root, "nowhere"), join(root, "file")];
  const table = [
    [root, `The folder ${root} has no pages.`],
    [nowhere, `There is no folder ${nowhere}.`],
    [file, `${file} is not a folder.`],
  ] as const;
  for (const [folder, message] of table) {
    const { sources, problems } = await loadContent(folder);
    assert.deepEqual(sources, []);
    assert.deepEqual(
      problems.map((problem) => [problem.severity, problem.message, problem.fix]),
      [["error", message, "Put Markdown files (.md, .mdx) into it, or name another folder: --content DIR."]],
    );
  }
});

test("parses a page of 2 MB and a million empty lines", async () => {
  const block = "## Heading\n\nT> An aside with [a link](#heading).\n\n- one\n- two\n\n```js\nconst a = 1;\n```\n\n";
  const big = temporaryFolder({
    "a.md": `---\ntitle: Big\n---\n${block.repeat(2_000_000 / block.length)}`,
    // A million empty lines once took quadratic time.
    "b.mdx": `---\ntitle: Empty\n---\n${"\n".repeat(1_000_000)}## End\n`,
  });
  const { sources } = await loadContent(big);
  assert.equal(sources[0]?.headings.length, Math.floor(2_000_000 / block.length));
  assert.equal(sources[1]?.headings.length, 1);
});
