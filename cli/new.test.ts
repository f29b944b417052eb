import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { after, before, suite, test } from "node:test";

suite("npm run new", () => {
  let project = "";
  before(() => {
    project = mkdtempSync(join(tmpdir(), "new-page-"));
    mkdirSync(join(project, "content/guides"), { recursive: true });
    mkdirSync(join(project, "data"));
    writeFileSync(join(project, "content/guides/index.md"), "---\ntitle: Guides\nsort: -1\n---\n");
    writeFileSync(join(project, "content/guides/first.md"), "---\ntitle: First\nsort: 4\n---\n");
    writeFileSync(join(project, "content/guides/broken.md"), "---\ntitle: [\n---\n");
    writeFileSync(join(project, "data/packages.json"), "[]");
    writeFileSync(join(project, "data/redirects.json"), "[]");
  });
  after(() => rmSync(project, { recursive: true }));

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

  test("leaves a file alone that can't be parsed", () => {
    const { status, stderr } = run("guides/broken");
    assert.equal(status, 1);
    assert.match(stderr, /^content\/guides\/broken\.md already exists\.\nRun npm run check/);
    assert.match(read("content/guides/broken.md"), /title: \[/);
  });

  test("explains itself without a page, and fails", () => {
    const { status, stdout } = run();
    assert.equal(status, 1);
    assert.match(stdout, /^npm run new -- SECTION\/PAGE/);
  });
});
