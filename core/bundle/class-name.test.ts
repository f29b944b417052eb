import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { transform } from "lightningcss";
import { filesBelow } from "../cache/hash.ts";
import { className } from "./class-name.ts";

test("a class is named after its file in development, and by three characters that begin with a letter in production", () => {
  assert.equal(className("development", "site/shell/header.module.css", "title"), "header-title");
  const short = className("production", "site/shell/header.module.css", "title");
  assert.match(short, /^[a-z][\w-]{2}$/i);
  assert.notEqual(className("production", "site/shell/footer.module.css", "title"), short);
  assert.notEqual(className("production", "site/shell/header.module.css", "brand"), short);
});

for (const mode of ["production", "development"] as const) {
  test(`no two classes of the site have the same name in ${mode}`, () => {
    const names = filesBelow("site")
      .filter((file) => file.endsWith(".module.css"))
      .flatMap((path) => {
        const { exports } = transform({ filename: path, code: readFileSync(path), cssModules: true });
        return Object.keys(exports ?? {}).map((local) => className(mode, path, local));
      });
    assert.ok(names.length > 50);
    assert.deepEqual(
      names.filter((name, at) => names.indexOf(name) !== at),
      [],
      "Rename a class in its .module.css that has one of these names.",
    );
  });
}
