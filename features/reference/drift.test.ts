import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { openRegistry } from "../readmes/test/fake-registry.ts";
import type { Drift } from "./compare-references.ts";
import { drift } from "./drift.ts";

suite("drift from the newest webpack", () => {
  const described = { webpack: "5.112.2", "webpack-cli": "7.3.1" };
  const never = () => assert.fail("No other version has to be read.");

  test("lists newer packages, and what the newer webpack changes", async (context) => {
    const { options } = await openRegistry(context, [
      { name: "webpack", version: "5.113.0" },
      { name: "webpack-cli", version: "7.3.1" },
    ]);
    const drifts: Drift[] = [
      { kind: "new", category: "options", name: "output.fast", what: "boolean" },
      { kind: "removed", category: "hooks", name: "Compiler slow" },
    ];
    const asked: string[] = [];
    const findDrift = async (version: string) => {
      asked.push(version);
      return { drifts };
    };
    assert.deepEqual(await drift(described, { registry: options, findDrift }), {
      title: "Drift from the newest webpack",
      examined: "webpack 5.112.2, webpack-cli 7.3.1",
      findings: [
        { subject: "webpack", detail: "5.112.2 → 5.113.0" },
        { subject: "options output.fast", detail: "new: boolean" },
        { subject: "hooks Compiler slow", detail: "removed" },
      ],
    });
    assert.deepEqual(asked, ["5.113.0"]);
  });

  test("reads no other version if webpack is the newest", async (context) => {
    const { options } = await openRegistry(context, [
      { name: "webpack", version: "5.112.2" },
      { name: "webpack-cli", version: "8.0.0" },
    ]);
    const { findings } = await drift(described, { registry: options, findDrift: never });
    assert.deepEqual(findings, [{ subject: "webpack-cli", detail: "7.3.1 → 8.0.0" }]);
  });

  test("still reports the newer version if it can't be read", async (context) => {
    const { options } = await openRegistry(context, [{ name: "webpack", version: "6.0.0" }]);
    const { findings, skipped } = await drift(
      { webpack: "5.112.2" },
      {
        registry: options,
        findDrift: () => Promise.reject(new Error("It needs another Node")),
      },
    );
    assert.deepEqual(findings, [{ subject: "webpack", detail: "5.112.2 → 6.0.0" }]);
    assert.equal(skipped, "webpack 6.0.0 couldn't be read: It needs another Node");
  });

  test("says why the registry couldn't be asked, without waiting long", async (context) => {
    const { options } = await openRegistry(context, [], { "/webpack": "never", "/webpack-cli": "never" });
    const { findings, skipped } = await drift(described, { registry: options, findDrift: never });
    assert.deepEqual(findings, []);
    assert.match(skipped ?? "", /^the registry couldn't be asked: .*timeout/i);
  });

  test("sends no request if it's offline", async () => {
    const { skipped } = await drift(described, { registry: undefined, findDrift: never });
    assert.match(skipped ?? "", /--offline/);
  });
});
