import assert from "node:assert/strict";
import { test } from "node:test";
import { COMPONENT_NAMES, isComponentName } from "./components.ts";

test("only accepts listed names as components", () => {
  for (const name of COMPONENT_NAMES) assert.equal(isComponentName(name), true);
  for (const name of ["Unknown", "constructor", "", "filenametemplate"])
    assert.equal(isComponentName(name), false, name);
});
