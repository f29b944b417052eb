import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { outdatedPackages } from "./outdated-packages.ts";
import { openRegistry } from "./test/fake-registry.ts";

suite("outdated READMEs", () => {
  test("finds newer versions, changed contents, deprecations and packages that are gone", async (context) => {
    const { registry, options } = await openRegistry(context, [
      { name: "new-loader", version: "1.0.0" },
      { name: "new-loader", version: "2.0.0" },
      { name: "same-loader" },
      { name: "changed-loader" },
      { name: "old-loader", manifest: { deprecated: "Use x." } },
      { name: "known-loader", manifest: { deprecated: "Use x." } },
    ]);
    const entries = [
      registry.entryOf("new-loader", { version: "1.0.0" }),
      registry.entryOf("same-loader"),
      { ...registry.entryOf("changed-loader"), integrity: registry.entryOf("same-loader").integrity },
      registry.entryOf("old-loader"),
      registry.entryOf("known-loader", { deprecated: "Ours." }),
      { ...registry.entryOf("same-loader"), name: "gone-loader" },
    ];
    const { findings, examined } = await outdatedPackages(entries, options);
    assert.equal(examined, "6 packages");
    assert.deepEqual(findings.slice(0, 3), [
      { subject: "new-loader", detail: "1.0.0 → 2.0.0 (2026-05-04)" },
      { subject: "changed-loader", detail: "the same version has other contents" },
      { subject: "old-loader", detail: "deprecated: Use x." },
    ]);
    assert.deepEqual(
      findings.slice(3).map(({ subject, detail }) => [subject, /404/.test(detail)]),
      [["gone-loader", true]],
    );
  });

  test("stops at the first request without an answer, and says so", async (context) => {
    const names = Array.from({ length: 30 }, (_, index) => `loader-${index}`);
    const { registry, options } = await openRegistry(
      context,
      names.map((name) => ({ name })),
      Object.fromEntries(names.map((name) => [`/${name}`, "never"])),
    );
    const entries = names.map((name) => registry.entryOf(name));
    const { findings, skipped } = await outdatedPackages(entries, options);
    assert.deepEqual(findings, []);
    assert.match(skipped ?? "", /^the registry couldn't be asked: /);
    assert.ok(registry.requests.length <= 6, `${registry.requests.length} requests`);
  });

  test("sends no request if it's offline", async () => {
    assert.match((await outdatedPackages([], undefined)).skipped ?? "", /--offline/);
  });
});
