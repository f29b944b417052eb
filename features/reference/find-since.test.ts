import assert from "node:assert/strict";
import { test } from "node:test";
import { versionWith } from "../../test/reference-of.ts";
import { findSince } from "./find-since.ts";

test("finds the first version with a name, also if a later one lacked it", () => {
  const versions = [
    versionWith("5.0.0", { options: ["a"] }),
    versionWith("5.1.0", { options: ["a", "b", "back"] }),
    versionWith("5.2.0", { options: ["a", "b"] }),
    versionWith("5.3.0", { options: ["a", "b", "back", "c"] }),
  ];
  assert.deepEqual(findSince(versions)["options"], { b: "5.1.0", back: "5.1.0", c: "5.3.0" });
});

test("ignores fields in a version that doesn't declare their object", () => {
  const versions = [
    versionWith("0", {}),
    versionWith("1", { "stats-fields": ["stats hash"] }),
    versionWith("2", { "stats-fields": ["stats hash", "stats hints"] }),
  ];
  assert.deepEqual(findSince(versions)["stats-fields"], { "stats hints": "2" });
});

test("states no version for a name that only the installed patch has", () => {
  const versions = [
    versionWith("5.0.0", { options: ["a"] }),
    versionWith("5.1.0", { options: ["a", "b"] }),
    versionWith("5.1.2", { options: ["a", "b", "c"] }),
  ];
  assert.deepEqual(findSince(versions)["options"], { b: "5.1.0" });
});
