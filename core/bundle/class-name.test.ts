import assert from "node:assert/strict";
import { test } from "node:test";
import { className } from "./class-name.ts";

test("a class is named after its file, and no two classes of the site have the same name", () => {
  assert.equal(className("site/shell/header.module.css", "title"), "header-title");
  const names = filesBelow("site")
    .filter((file) => file.endsWith(".module.css"))
    .flatMap((path) => {
      const { exports } = transform({ filename: path, code: readFileSync(path), cssModules: true });
      return Object.keys(exports ?? {}).map((local) => className(path, local));
    });
  assert.ok(names.length > 50);
  assert.deepEqual(
    names.filter((name, at) => names.indexOf(name) !== at),
    [],
    "Rename a class in its .module.css that has one of these names.",
  );
});
