import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, suite, test } from "node:test";
import { addFile, addFiles, openSiteFolder } from "./site-folder.ts";

let output = "";
suite("a site folder", () => {
  beforeEach(() => {
    output = join(mkdtempSync(join(tmpdir(), "site-folder-")), "dist");
  });
  afterEach(() => rmSync(join(output, ".."), { recursive: true }));

  const open = (version = "1") => openSiteFolder({ output, record: `${output}.json`, version });

  /** Builds a site of files by path, each made of one input; returns what had to be made. */
  async function build(files: Record<string, string>, version?: string): Promise<string[]> {
    const made: string[] = [];
    const site = open(version);
    for (const [path, input] of Object.entries(files)) {
      const make = () => {
        made.push(path);
        return `made of ${input}`;
      };
      addFile(site, { path, inputs: [input], make });
    }
    await site.finish();
    return made;
  }

  const text = (path: string) => readFileSync(join(output, path), "utf8");

  test("only what is made of something else is made again", async () => {
    assert.deepEqual(await build({ "a/index.html": "a", "b/index.html": "b" }), ["a/index.html", "b/index.html"]);
    assert.deepEqual(await build({ "a/index.html": "a", "b/index.html": "c", d: "d" }), ["b/index.html", "d"]);
    assert.deepEqual([text("a/index.html"), text("b/index.html"), text("d")], ["made of a", "made of c", "made of d"]);
  });

  test("what the new site does not have goes with the old one", async () => {
    await build({ a: "a", "b/c": "c" });
    await build({ a: "a" });
    assert.deepEqual(readdirSync(output), ["a"]);
  });

  for (const [name, spoil] of [
    ["changed", (file: string) => writeFileSync(file, "MADE OF a")],
    ["cut off", (file: string) => writeFileSync(file, "made")],
    ["removed", (file: string) => rmSync(file)],
  ] as const) {
    test(`a file that was ${name} since the last build is made again`, async () => {
      await build({ a: "a", b: "b" });
      spoil(join(output, "a"));
      assert.deepEqual(await build({ a: "a", b: "b" }), ["a"]);
      assert.equal(text("a"), "made of a");
    });
  }

  test("other code makes all files again, and so does a record that is missing or half written", async () => {
    await build({ a: "a" });
    assert.deepEqual(await build({ a: "a" }, "2"), ["a"]);
    for (const record of ["", "{", '{"origin":"x"}', "null"]) {
      writeFileSync(`${output}.json`, record);
      assert.deepEqual(await build({ a: "a" }, "2"), ["a"], record);
    }
  });

  test("until it is finished a build changes nothing of the last one, whatever it writes", async () => {
    await build({ a: "a" });
    const { ino } = statSync(join(output, "a"));
    const site = open();
    const add = (input: string) => addFile(site, { path: "a", inputs: [input], make: () => input });
    add("a");
    assert.equal(statSync(join(site.folder, "a")).ino, ino);
    add("b");
    assert.equal(readFileSync(join(site.folder, "a"), "utf8"), "b");
    assert.equal(text("a"), "made of a");
    assert.deepEqual(await build({ a: "a" }), []);
    assert.deepEqual(readdirSync(join(output, "..")).sort(), ["dist", "dist.json"]);
  });

  test("a file at hand is known by its bytes", async () => {
    const files = [{ path: "a", content: "text" }];
    const first = open();
    assert.equal(addFiles(first, files), 1);
    await first.finish();
    const { ino } = statSync(join(output, "a"));
    const second = open();
    addFiles(second, [...files, { path: "b", content: Buffer.from("text") }]);
    await second.finish();
    assert.equal(statSync(join(output, "a")).ino, ino);
    assert.equal(text("b"), "text");
  });
});
