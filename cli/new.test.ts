import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { suite, test } from "node:test";
import { temporaryFolder } from "../test/temporary-folder.ts";

suite("npm run new", () => {
  const project = temporaryFolder({
    "content/guides/index.md": "---\ntitle: Guides\nsort: -1\n---\n",
    "content/guides/first.md": "---\ntitle: First\nsort: 4\n---\n",
    "content/guides/broken.md": "---\ntitle: [\n---\n",
    "data/packages.json": "[]",
    "data/redirects.json": "[]",
  });
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [resolve("cli/run.mjs"), "new", ...args], { cwd: project, encoding: "utf8" });
  const read = (path: string) => readFileSync(join(project, path), "utf8");

  test("creates a page, says what to do next, and never overwrites it", () => {
    const created = run("guides/second-guide");
    assert.equal(created.status, 0, created.stderr);
    assert.match(
      created.stdout,
      /^Created content\/guides\/second-guide\.md, which becomes \/guides\/second-guide\/\n/,
    );
    assert.match(created.stdout, /npm run dev.*\n.*\n.*npm run check -- --publish-ids\n$/);
    const text = read("content/guides/second-guide.md");
    assert.match(text, /^---\ntitle: Second guide\n.*\nsort: 5\n---\n/);

    const again = run("guides/second-guide");
    assert.equal(again.status, 1);
    assert.match(again.stderr, /already exists/);
    assert.equal(read("content/guides/second-guide.md"), text);
  });

  test("doesn't overwrite a file that can't be parsed", () => {
    const { status, stderr } = run("guides/broken");
    assert.equal(status, 1);
    assert.match(stderr, /^content\/guides\/broken\.md already exists\.\nRun npm run check/);
    assert.match(read("content/guides/broken.md"), /title: \[/);
  });

  test("prints its usage and fails without a page", () => {
    const { status, stdout } = run();
    assert.equal(status, 1);
    assert.match(stdout, /^npm run new -- SECTION\/PAGE/);
  });
});
