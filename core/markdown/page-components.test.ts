import assert from "node:assert/strict";
import { test } from "node:test";
import { allComponents, declaredAttributes, pageComponents } from "./page-components.ts";

test("the folders of site/components/ are components, and its other files aren't", () => {
  const names = allComponents();
  for (const name of ["FilenameTemplate", "Hero", "ReferenceFilter"]) assert.ok(names.includes(name), name);
  assert.deepEqual(
    names.filter((name) => !/^(?:[A-Z][a-z]+)+$/.test(name)),
    [],
  );
});

test("writers can't name the components that the build adds", () => {
  assert.deepEqual(
    allComponents().filter((name) => !pageComponents().includes(name)),
    ["ReferenceFilter"],
  );
});

test("a component's type declares its attributes", () => {
  assert.deepEqual(declaredAttributes("ReferenceFilter"), { required: ["count", "noun"], optional: [] });
  assert.deepEqual(declaredAttributes("FilenameTemplate"), { required: [], optional: ["template"] });
  assert.deepEqual(declaredAttributes("FlagTable"), { required: [], optional: [] });
});
