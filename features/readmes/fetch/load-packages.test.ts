import assert from "node:assert/strict";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { temporaryFolder } from "../../../test/temporary-folder.ts";
import { type FakePackage, fakeRegistry, patienceFor, tarballOf } from "../test/fake-registry.ts";
import { loadPackages, type PackageSource } from "./load-packages.ts";

const A: FakePackage = { name: "a-loader", readme: "# a\n", manifest: { description: "Does a." } };
const PLAIN: FakePackage = { name: "plain-loader" };

/** Starts a registry with a cache of its own, so that no test uses what another one fetched. */
async function open(context: TestContext, ...[packages, answers]: Parameters<typeof fakeRegistry>) {
  const registry = await fakeRegistry(packages, answers);
  context.after(registry.close);
  const folder = temporaryFolder();
  const source: PackageSource = {
    cache: join(folder, "cache"),
    list: join(folder, "none.json"),
    registry: { registry: registry.url, cache: join(folder, "npm"), timeout: patienceFor(answers) },
  };
  const load = (names: readonly string[], more: PackageSource = {}) =>
    loadPackages(
      names.map((name) => registry.entryOf(name)),
      { ...source, ...more },
    );
  return { registry, source, load };
}

const reported = ({ problems }: Awaited<ReturnType<typeof loadPackages>>) =>
  problems.map(({ severity, message }) => `${severity} ${message}`);

test("reads README and package.json from the tarball, and requests nothing a second time", async (context) => {
  const { registry, load } = await open(context, [A]);
  const entry = registry.entryOf("a-loader");
  const first = await load(["a-loader"]);
  assert.deepEqual(first.problems, []);
  assert.deepEqual(first.packages, [
    { entry, version: "1.0.0", files: { readme: "# a\n", manifest: { description: "Does a." } } },
  ]);
  const asked = registry.requests.length;
  assert.ok(asked > 0);
  assert.deepEqual(await load(["a-loader"]), first);
  assert.equal(registry.requests.length, asked);
});

test("only shows what was fetched before if it's offline", async (context) => {
  const { registry, load } = await open(context, [A, PLAIN]);
  await load(["a-loader"]);
  const asked = registry.requests.length;
  const loaded = await load(["a-loader", "plain-loader"], { offline: true });
  assert.deepEqual(
    loaded.packages.map(({ files }) => files !== undefined),
    [true, false],
  );
  assert.deepEqual(reported(loaded), [
    "warning plain-loader 1.0.0 couldn't be fetched: --offline forbids network requests. Its page only links to npm.",
  ]);
  assert.equal(registry.requests.length, asked);
});

test("reports each fault with its package and a fix, and loads the other packages", async (context) => {
  const big = { name: "big-loader", readme: `# big\n${"x".repeat(5_000_000)}\n` };
  const gone = "/-/gone-loader@1.0.0.tgz";
  const packages = [A, PLAIN, big, { name: "gone-loader", readme: "" }];
  const { load } = await open(context, packages, { [gone]: 404 });
  const loaded = await load(["plain-loader", "big-loader", "gone-loader", "unknown-loader", "a-loader"]);
  assert.deepEqual(
    loaded.packages.map(({ files }) => files !== undefined),
    [false, false, false, false, true],
  );
  const problems = loaded.problems.toSorted((a, b) => (a.message < b.message ? -1 : 1));
  assert.deepEqual(
    problems.map(({ severity, message, file }) => `${file} ${severity} ${message.split(":")[0]}`),
    [
      "../data/packages.json warning big-loader 1.0.0 isn't shown",
      "../data/packages.json warning gone-loader 1.0.0 isn't in the registry",
      "../data/packages.json warning plain-loader 1.0.0 has no README",
      "../data/packages.json warning unknown-loader 1.0.0 isn't in the registry",
    ],
  );
  assert.match(problems[0]?.message ?? "", /its README is 5\.0 MB, and the limit is 2 MB/);
  for (const { fix } of problems) assert.match(fix, /data\/packages\.json/);
});

test("reports a tarball that differs from the reviewed one as an error, whether the registry admits it or not", async (context) => {
  const changed = await tarballOf({ ...A, readme: "# changed\n" });
  const honest = await open(context, [A]);
  const lying = await open(context, [A], { "/-/a-loader@1.0.0.tgz": changed });
  const reviewed = lying.registry.entryOf("a-loader");
  const table = [
    [honest, { ...reviewed, integrity: `sha512-${"A".repeat(86)}==` }],
    [lying, reviewed],
  ] as const;
  for (const [{ source }, entry] of table) {
    const loaded = await loadPackages([entry], source);
    assert.equal(loaded.problems[0]?.severity, "error");
    assert.match(loaded.problems[0]?.message ?? "", /^a-loader 1\.0\.0 isn't the package that was reviewed/);
    assert.equal(loaded.packages[0]?.files, undefined);
  }
});

test("gives up on a tarball that never arrives", async (context) => {
  const { load } = await open(context, [A], { "/-/a-loader@1.0.0.tgz": "never" });
  const loaded = await load(["a-loader"]);
  assert.match(reported(loaded)[0] ?? "", /^warning a-loader 1\.0\.0 couldn't be fetched/);
});

test("shows the version that was fetched before if another one can't be fetched", async (context) => {
  const { registry, source, load } = await open(context, [A]);
  await load(["a-loader"]);
  const newer = { ...registry.entryOf("a-loader"), version: "2.0.0", integrity: `sha512-${"A".repeat(86)}==` };
  const loaded = await loadPackages([newer], source);
  assert.equal(loaded.packages[0]?.version, "1.0.0");
  assert.equal(loaded.packages[0]?.files?.readme, "# a\n");
  assert.match(loaded.problems[0]?.message ?? "", /Its page shows 1\.0\.0, which was fetched before\.$/);
});

test("asks an unavailable registry a few times, not once per package", async (context) => {
  const names = Array.from({ length: 40 }, (_, index) => `p${index}-loader`);
  const packages = names.map((name) => ({ name, readme: "" }));
  const everywhere = (answer: 503 | "never") => Object.fromEntries(names.map((name) => [`/${name}`, answer]));
  for (const state of ["down", "ill", "silent"] as const) {
    const { registry, load } = await open(context, packages, everywhere(state === "ill" ? 503 : "never"));
    if (state === "down") await registry.close();
    const loaded = await load(names);
    assert.equal(loaded.problems.length, 40, state);
    assert.ok(
      loaded.problems.every(({ severity }) => severity === "warning"),
      state,
    );
    assert.match(loaded.problems[0]?.message ?? "", /couldn't be fetched/, state);
    assert.ok(registry.requests.length <= 20, `${state}: ${registry.requests.length} requests`);
  }
});

test("fetches a damaged copy again", async (context) => {
  const { source, load } = await open(context, [A]);
  await load(["a-loader"]);
  const cache = source.cache ?? "";
  const [file = ""] = await readdir(cache);
  await writeFile(join(cache, file), '{"readme":');
  const loaded = await load(["a-loader"]);
  assert.deepEqual(loaded.problems, []);
  assert.equal(loaded.packages[0]?.files?.readme, "# a\n");
});
