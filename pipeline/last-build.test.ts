import assert from "node:assert/strict";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, beforeEach, suite, test } from "node:test";
import type { Problem } from "#model/problem.ts";
import { hashInputs, keepLastBuild, readLastBuild } from "./last-build.ts";

const folder = await mkdtemp(join(tmpdir(), "last-build-"));
after(() => rm(folder, { recursive: true }));

const record = join(folder, "last-build.json");
const output = join(folder, "dist");
const now = Date.now();
const asked = { inputs: "a", output, now };

suite("the last build", () => {
  beforeEach(async () => {
    await rm(output, { recursive: true, force: true });
    await mkdir(join(output, "guide"), { recursive: true });
    await writeFile(join(output, "guide/index.html"), "guide");
    keepLastBuild(record, { inputs: "a", output, pages: 3, problems: [problem("prose")] });
  });

  test("a build of the same is found, with what was said of it", async () => {
    assert.deepEqual(await readLastBuild(record, asked), { pages: 3, problems: [problem("prose")] });
  });

  test("other inputs, another folder, and a site that was touched are built", async () => {
    assert.equal(await readLastBuild(record, { ...asked, inputs: "b" }), undefined);
    assert.equal(await readLastBuild(record, { ...asked, output: join(folder, "other") }), undefined);
    await writeFile(join(output, "guide/index.html"), "guide, spoilt");
    assert.equal(await readLastBuild(record, asked), undefined);
    await rm(output, { recursive: true });
    assert.equal(await readLastBuild(record, asked), undefined);
  });

  test("a record that is missing, half written or of another shape is none", async () => {
    const whole = await readFile(record, "utf8");
    for (const text of ["", whole.slice(0, whole.length / 2), "\u0000\u0000", "null", "[]", '{"inputs":"a"}']) {
      await writeFile(record, text);
      assert.equal(await readLastBuild(record, asked), undefined, text);
    }
    await rm(record);
    assert.equal(await readLastBuild(record, asked), undefined);
  });

  test("a site whose files of earlier builds are to go is built", async () => {
    const manifest = { "pages/a.0123456789.js": new Date(now + 1000).toISOString() };
    await writeFile(join(output, "earlier-files.json"), JSON.stringify(manifest));
    keepLastBuild(record, { inputs: "a", output, pages: 3, problems: [] });
    assert.notEqual(await readLastBuild(record, asked), undefined);
    assert.equal(await readLastBuild(record, { ...asked, now: now + 2000 }), undefined);
  });

  test("packages that could not be had are asked for again by the next build", async () => {
    await rm(record);
    keepLastBuild(record, { inputs: "a", output, pages: 3, problems: [problem("package")] });
    assert.equal(await readLastBuild(record, asked), undefined);
  });

  test("a changed, new, removed or renamed file of the content changes the hash of the inputs", async () => {
    const content = join(folder, "content");
    await mkdir(join(content, "examples/one/src"), { recursive: true });
    const hashes = new Set([await hashInputs(content)]);
    for (const [file, text] of [
      ["a.md", "one"],
      ["a.md", "two"],
      ["b.md", "two"],
      ["examples/one/src/index.js", "1"],
    ] as const) {
      await writeFile(join(content, file), text);
      hashes.add(await hashInputs(content));
    }
    await rm(join(content, "a.md"));
    hashes.add(await hashInputs(content));
    assert.equal(hashes.size, 6);
    assert.ok(hashes.has(await hashInputs(content)));
  });
});

function problem(rule: string): Problem {
  return { file: "a.md", line: 1, column: 1, rule, severity: "warning", message: "m", remedy: "r" };
}
