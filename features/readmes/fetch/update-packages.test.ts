import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { temporaryFolder } from "../../../test/temporary-folder.ts";
import { type FakePackage, openRegistry } from "../test/fake-registry.ts";
import { updatePackage } from "./update-packages.ts";

async function open(context: TestContext, packages: readonly FakePackage[]) {
  const { registry, options } = await openRegistry(context, packages);
  return { registry, where: { cache: temporaryFolder(), options } };
}

test("moves a package to its newest version and reports how its README changed", async (context) => {
  const { registry, where } = await open(context, [
    { name: "a-loader", version: "1.0.0", readme: "# a\n\nold\n" },
    { name: "a-loader", version: "1.1.0", readme: "# a\n\nnew\n", manifest: { gitHead: "abc", deprecated: "Use b." } },
  ]);
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
    ].join("\n"),
  );
  const again = await updatePackage({ ...entry, deprecated: "Old." }, where);
  assert.deepEqual(again, { entry: { ...entry, deprecated: "Old." }, report: "" });
});

test("leaves a package that can't be fetched and reports why", async (context) => {
  const { registry, where } = await open(context, [{ name: "plain-loader", version: "2.0.0" }]);
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
  const { registry, where } = await open(context, [{ name: "b-loader", readme: "b" }]);
  const entry = registry.entryOf("b-loader", { integrity: `sha512-${"A".repeat(86)}==` });
  const { report } = await updatePackage(entry, where);
  assert.match(report, /The same version has another integrity/);
});
