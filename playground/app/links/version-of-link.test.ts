import assert from "node:assert/strict";
import { test } from "node:test";
import { NEWEST, WEBPACK_VERSIONS } from "#model/webpack-versions.ts";
import { linkWithVersion, partsOfLink } from "./version-of-link.ts";

const TARGETS = ["#project=eJyrVgoA_-", "#example=hello", ""];

test("a link's hash gives back every version and target", () => {
  for (const version of WEBPACK_VERSIONS)
    for (const target of TARGETS)
      assert.deepEqual(partsOfLink(linkWithVersion(version, target)), { version, target }, version.name + target);
});

test("a link without a version asks for the newest, as all links once did", () => {
  assert.equal(linkWithVersion(NEWEST, "#project=a"), "#project=a");
  for (const target of [...TARGETS, "#share"]) assert.deepEqual(partsOfLink(target), { version: NEWEST, target });
});

test("a version that the playground doesn't have is reported, and the newest opens the rest", () => {
  for (const unknown of ["5.30", "5.94.0", "latest", "constructor"])
    assert.deepEqual(partsOfLink(`#webpack=${unknown}&example=hello`), {
      version: NEWEST,
      unknown,
      target: "#example=hello",
    });
});

test("ignores text that doesn't look like a version", () => {
  for (const hash of ["#webpack=", "#webpack=<b>&project=a", `#webpack=${"5".repeat(31)}`, "#webpack=5.94x y"])
    assert.deepEqual(partsOfLink(hash), { version: NEWEST, target: hash });
});
