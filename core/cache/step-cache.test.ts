import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, suite, test } from "node:test";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { type Input, keyOf, NO_CACHE, openCache, type Step } from "./step-cache.ts";

/** Prints the key of a step of the project's code. */
const PRINT_KEY = `
  const { keyOf } = await import(${JSON.stringify(import.meta.resolve("./step-cache.ts"))});
  const module = ${JSON.stringify(join(import.meta.dirname, "../compile/compile-article.ts"))};
  console.log(keyOf({ name: "article", module }, []));`;

suite("the step cache", () => {
  const folder = temporaryFolder();
  const cacheFolder = join(folder, "cache");
  const STEP: Step = { name: "step", module: moduleOf("one") };
  beforeEach(() => rmSync(cacheFolder, { recursive: true, force: true }));

  /**
   * Writes a module with this code and returns its path. Each has its own folder: a module's code is read once per
   * process.
   */
  function moduleOf(code: string): string {
    const own = temporaryFolder({ "imported.ts": code, "module.ts": 'export { x } from "./imported.ts";\n' });
    return join(own, "module.ts");
  }

  let computed = 0;
  /** Runs a step once in a new session of the cache, and returns which computation the result comes from. */
  function run(inputs: readonly Input[], step = STEP): number {
    const cache = openCache(cacheFolder);
    const result = cache.get(step, inputs, () => ({ number: ++computed }));
    cache.evict();
    return result.number;
  }

  test("a result is computed once, however many runs use it", () => {
    const first = run(["a"]);
    assert.deepEqual([run(["a"]), run(["a"])], [first, first]);
  });

  test("different inputs, inputs that are split differently, and different steps have different results", () => {
    const cache = openCache(cacheFolder);
    const get = (step: Step, ...inputs: string[]) => cache.get(step, inputs, () => ++computed);
    const results = [get(STEP, "a", "bc"), get(STEP, "ab", "c"), get({ ...STEP, name: "other" }, "a", "bc")];
    assert.equal(new Set(results).size, 3);
  });

  test("changed code of a step, or of a module that it imports, invalidates its results", () => {
    const names = new Set<string>();
    for (const code of ["one", "two", "one"]) {
      const cache = openCache(cacheFolder);
      const module = moduleOf(code);
      names.add(cache.lazy({ name: "step", module }, [], () => code).hash);
      assert.equal(
        cache.get({ name: "step", module }, [], () => "computed again"),
        code,
      );
    }
    assert.equal(names.size, 2);
  });

  test("the current folder isn't an input", () => {
    const keyIn = (cwd: string) =>
      execFileSync(process.execPath, ["--input-type=module", "-e", PRINT_KEY], { cwd }).toString();
    const key = keyIn(process.cwd());
    assert.notEqual(keyIn(folder), key, "The lock file is an input.");
    copyFileSync("package-lock.json", join(folder, "package-lock.json"));
    assert.equal(keyIn(folder), key);
  });

  test("the version of Node is an input", () => {
    const keyWith = (before: string) =>
      execFileSync(process.execPath, ["--input-type=module", "-e", `${before}\n${PRINT_KEY}`]).toString();
    assert.notEqual(keyWith('Object.defineProperty(process, "version", { value: "v0.0.0" });'), keyWith(""));
  });

  test("changed, new, renamed and removed files of an input change the key", () => {
    const content = join(folder, "content");
    const key = () => keyOf(STEP, [{ files: [content] }]);
    mkdirSync(content);
    const keys = [key()];
    for (const [file, text] of [
      ["a.md", "one"],
      ["a.md", "two"],
      ["b.md", "two"],
    ] as const) {
      writeFileSync(join(content, file), text);
      keys.push(key());
    }
    rmSync(join(content, "a.md"));
    keys.push(key());
    assert.equal(new Set(keys).size, 5);
    assert.equal(key(), keys.at(-1));
  });

  test("results that a run doesn't use are evicted at its end", () => {
    const first = run(["a"]);
    assert.notEqual(run(["b"]), first);
    assert.notEqual(run(["a"]), first);
    assert.equal(readdirSync(cacheFolder).length, 1);
  });

  for (const [name, damage] of [
    ["truncated", (text: string) => text.slice(0, -3)],
    ["changed", (text: string) => text.replace(/\d+/, "777")],
    ["empty", () => ""],
  ] as const) {
    test(`a file that is ${name} is a miss`, async () => {
      const first = run(["a"]);
      const [file = ""] = readdirSync(cacheFolder).map((each) => join(cacheFolder, each));
      const damageFile = () => writeFileSync(file, damage(readFileSync(file, "utf8")));
      damageFile();
      const again = run(["a"]);
      assert.notEqual(again, first);
      assert.equal(run(["a"]), again);
    });
  }

  test("a lazy result has a hash, and is only read when it's needed", () => {
    const lazy = (input: string) => openCache(cacheFolder).lazy(STEP, [input], () => ["result", input]);
    const [first, second] = [lazy("a"), lazy("a")];
    assert.equal(second.hash, first.hash);
    assert.notEqual(lazy("b").hash, first.hash);
    assert.deepEqual(second.value(), ["result", "a"]);
  });

  test("a lazy result that another process removed, or that was damaged meanwhile, is computed again", () => {
    for (const damage of [(file: string) => rmSync(file), (file: string) => writeFileSync(file, "[]")]) {
      const result = openCache(cacheFolder).lazy(STEP, ["a"], () => "result");
      for (const file of readdirSync(cacheFolder)) damage(join(cacheFolder, file));
      assert.equal(result.value(), "result");
    }
  });

  test("another process may empty the folder while a run writes to it", () => {
    const cache = openCache(cacheFolder);
    rmSync(cacheFolder, { recursive: true });
    const result = cache.lazy(STEP, ["a"], () => "result");
    assert.equal(result.value(), "result");
    cache.evict();
  });

  test("a run evicts nothing that another one has written meanwhile", () => {
    const cache = openCache(cacheFolder);
    const first = run(["a"]);
    cache.evict();
    assert.equal(run(["a"]), first);
  });

  test("computes an asynchronous result again when it's no longer current", async () => {
    const load = (isCurrent: boolean) =>
      openCache(cacheFolder).load(
        STEP,
        ["a"],
        async () => ++computed,
        () => isCurrent,
      );
    const first = await load(true);
    assert.equal(await load(true), first);
    assert.equal(await load(false), first + 1);
    assert.equal(await load(true), first + 1);
  });

  test("returns the same bytes, and caches nothing if a step fails", async () => {
    const cache = openCache(cacheFolder);
    await assert.rejects(
      cache.bytes(STEP, ["a"], () => Promise.reject(new Error("failed"))),
      /failed/,
    );
    const content = new Uint8Array([0, 255, 128]);
    const first = await cache.bytes(STEP, ["a"], () => content);
    const second = await openCache(cacheFolder).bytes(STEP, ["a"], () => "other");
    assert.deepEqual([...Buffer.from(second.content)], [...content]);
    assert.deepEqual([...readFileSync(second.file ?? "")], [...content]);
    assert.equal(second.hash, first.hash);
  });

  test("without a cache everything is computed, with the same hashes", () => {
    const compute = () => ({ number: ++computed });
    assert.notEqual(NO_CACHE.get(STEP, [], compute).number, NO_CACHE.get(STEP, [], compute).number);
    const fixed = () => "result";
    assert.equal(NO_CACHE.lazy(STEP, [], fixed).hash, openCache(cacheFolder).lazy(STEP, [], fixed).hash);
  });
});
