import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fakeRegistry } from "../test/fake-registry.ts";
import { updatePackage } from "./update-packages.ts";

let root = "";
before(async () => void (root = await mkdtemp(join(tmpdir(), "packages-"))));
after(() => rm(root, { recursive: true }));

test("moves a package to its newest version and reports how its README changed", async (context) => {
  const registry = await fakeRegistry([
    { name: "a-loader", version: "1.0.0", readme: "# a\n\nold\n" },
    { name: "a-loader", version: "1.1.0", readme: "# a\n\nnew\n", manifest: { gitHead: "abc", deprecated: "Use b." } },
  ]);
  context.after(registry.close);
  const where = { cache: join(root, "cache"), options: { registry: registry.url, cache: join(root, "npm") } };
  const old = registry.entryOf("a-loader", { version: "1.0.0", group: "CSS", published: "2020-01-01", ref: "old" });
  const { entry, report } = await updatePackage(old, where);
  assert.deepEqual(
    entry,
    registry.entryOf("a-loader", { version: "1.1.0", group: "CSS", published: "2026-05-04", ref: "abc" }),
  );
  assert.equal(
    report,
    [
      "a-loader 1.0.0 → 1.1.0 (2026-05-04)",
      "  The registry marks it as deprecated: Use b.",
      "  Write `deprecated` and `replacement` into data/packages.json.",
      "   # a",
      "   ",
      "  -old",
      "  +new",
      "   ",
    ].join("\n"),
  );
  const again = await updatePackage({ ...entry, deprecated: "Old." }, where);
  assert.deepEqual(again, { entry: { ...entry, deprecated: "Old." }, report: "" });
});

test("leaves a package that can't be fetched and reports why", async (context) => {
  const registry = await fakeRegistry([{ name: "plain-loader", version: "2.0.0" }]);
  context.after(registry.close);
  const where = {
    cache: join(root, "cache"),
    options: { registry: registry.url, cache: join(root, "npm-2"), retry: { retries: 0 } },
  };
  const plain = registry.entryOf("plain-loader", { version: "1.0.0" });
  assert.deepEqual(await updatePackage(plain, where), {
    entry: plain,
    report: "plain-loader 1.0.0 stays: 2.0.0: its tarball has no README.md",
  });
  const gone = registry.entryOf("gone-loader");
  const { entry, report } = await updatePackage(gone, where);
  assert.equal(entry, gone);
  assert.match(report, /^gone-loader 1\.0\.0 stays: .*404/);
});

test("reports the same version with another integrity", async (context) => {
  const registry = await fakeRegistry([{ name: "b-loader", readme: "b" }]);
  context.after(registry.close);
  const where = { cache: join(root, "cache"), options: { registry: registry.url, cache: join(root, "npm-3") } };
  const { report } = await updatePackage(
    registry.entryOf("b-loader", { integrity: `sha512-${"A".repeat(86)}==` }),
    where,
  );
  assert.match(report, /The same version has another integrity/);
});
