import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { loadContent } from "./load-content.ts";

let root = "";
before(async () => void (root = await mkdtemp(join(tmpdir(), "content-"))));
after(() => rm(root, { recursive: true }));

test("separates pages, images and problems of unreadable files", async () => {
  const folder = join(root, "mixed");
  await mkdir(folder);
  await writeFile(join(folder, "good.md"), "---\ntitle: Good\n---\n");
  await writeFile(join(folder, "bad.mdx"), "---\ntitle: Bad\n---\n\n<Open>\n");
  await writeFile(join(folder, "binary.md"), Buffer.from([0, 1, 2]));
  await writeFile(join(folder, "a.svg"), "<svg/>");
  const { sources, images, problems } = await loadContent(folder, { foreign: false });
  assert.deepEqual(
    sources.map(({ path, unreadable }) => (unreadable ? `${path}: unreadable` : path)),
    ["bad.mdx: unreadable", "good.md"],
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
  const empty = join(root, "empty");
  await mkdir(empty);
  await writeFile(join(empty, "README.md"), "no page");
  await writeFile(join(root, "file"), "");
  const table = [
    [empty, `The folder ${empty} has no pages.`],
    [join(root, "nowhere"), `There is no folder ${join(root, "nowhere")}.`],
    [join(root, "file"), `${join(root, "file")} is not a folder.`],
  ] as const;
  for (const [folder, message] of table) {
    const { sources, problems } = await loadContent(folder, { foreign: true });
    assert.deepEqual(sources, []);
    assert.deepEqual(
      problems.map((problem) => [problem.severity, problem.message, problem.fix]),
      [["error", message, "Put Markdown files (.md, .mdx) into it, or name another folder: --content DIR."]],
    );
  }
});

test("parses a page of 2 MB within seconds", async () => {
  const big = join(root, "big");
  await mkdir(big);
  const block = "## Heading\n\nT> An aside with [a link](#heading).\n\n- one\n- two\n\n```js\nconst a = 1;\n```\n\n";
  await writeFile(join(big, "a.md"), `---\ntitle: Big\n---\n${block.repeat(2_000_000 / block.length)}`);
  // A million empty lines took time squared once.
  await writeFile(join(big, "b.mdx"), `---\ntitle: Empty\n---\n${"\n".repeat(1_000_000)}## End\n`);
  const started = process.cpuUsage();
  const { sources } = await loadContent(big, { foreign: false });
  assert.equal(sources[0]?.headings.length, Math.floor(2_000_000 / block.length));
  assert.equal(sources[1]?.headings.length, 1);
  // Processor time in microseconds, so a busy machine doesn't fail the test.
  assert.ok(process.cpuUsage(started).user < 10_000_000);
});
