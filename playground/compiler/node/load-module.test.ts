import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { inspect } from "node-inspect-extracted";
import { temporaryFolder } from "../../../test/temporary-folder.ts";
import { createRequire, importModule } from "./load-module.ts";
import { provideStripper } from "./strip-types.ts";

provideStripper(readFileSync(fileURLToPath(import.meta.resolve("amaro")), "utf8"));

/** Projects whose main.js exports what both module systems have to agree on. */
const SAME: Record<string, Record<string, string>> = {
  "exports of every kind": {
    "main.mjs": `
      export let count = 0;
      export const increase = () => ++count;
      export const one = 1, { two, three: [three, ...rest], four = 4 } = { two: 2, three: [3, 5] };
      export function named() {}
      export default class {}
      export * from "./more.mjs";
      export * as all from "./more.mjs";
      export { default as renamed, 'a name' as another } from "./more.mjs";
      import { live, next } from "./more.mjs";
      export const before = live; next(); export const after = live;
      increase();`,
    "more.mjs": `
      export let live = 1;
      export const next = () => void live++;
      const value = () => 1; export { value as 'a name' };
      export default value();`,
  },
  "an anonymous function as the default export": { "main.mjs": "export default function () { return 1; }" },
  "an expression over several lines as the default export": { "main.mjs": "export default\n[1,\n2]\n;[3].map(String)" },
  "cycles with hoisted functions": {
    "main.mjs": `import { b } from "./b.mjs"; export function a() { return "a"; } export const seen = b;`,
    "b.mjs": `import { a } from "./main.mjs"; export const b = a() + "b";`,
  },
  "stars that name the same export twice": {
    "main.mjs": `export * from "./a.mjs"; export * from "./b.mjs";`,
    "a.mjs": "export const both = 1, a = 1;",
    "b.mjs": "export const both = 2, b = 2; export default 3;",
  },
  "top-level await": {
    "main.mjs": `
      import { value } from "./later.mjs";
      for await (const each of [1]) void each;
      export const values = [value, (await import("./data.json", { with: { type: "json" } })).default];`,
    "later.mjs": "export const value = await Promise.resolve(1);",
    "data.json": '{ "a": 1 }',
  },
  "import.meta, also in strings": {
    "main.mjs": `
      const key = "import.meta.env", text = \`import("x") import.meta\`; // import.meta
      export default [key, text, /import.meta/.source, { "import.meta": 1 }, typeof import.meta.url, import.meta.filename.slice(-8)];
      export const found = import.meta.resolve("./main.mjs") === import.meta.url;`,
  },
  "imports of CommonJS": {
    "main.mjs": `
      import whole, { a, b } from "./a.cjs"; import * as all from "./a.cjs";
      import { createRequire } from "./a.cjs";
      export default [whole, a, b, all, createRequire];`,
    "a.cjs": `
      Object.defineProperty(exports, "__esModule", { value: true });
      exports.default = 0; exports.a = 1; module.exports.createRequire = undefined; module.exports.b = require("./b.cjs");`,
    "b.cjs": "module.exports = { __filename: __filename.slice(-5), main: require.main === module };",
  },
  "require() of ES modules": {
    "main.cjs": `module.exports = [require("./a.mjs"), require("./b.mjs"), require("./c.mjs"), import("./a.mjs") instanceof Promise];`,
    "a.mjs": "export default 1; export const a = 2;",
    "b.mjs": "export const b = 1;",
    "c.mjs": 'const whole = { c: 1 }; export { whole as "module.exports" };',
  },
  "packages with conditions": {
    "main.mjs": `import a from "a"; import b from "a/b"; import c from "#c"; export default [a, b, c];`,
    "package.json": '{ "imports": { "#c": { "node": "./c.mjs" } } }',
    "c.mjs": "export default 'c';",
    "node_modules/a/package.json":
      '{ "exports": { ".": { "require": "./x.cjs", "import": "./a.mjs" }, "./b": "./b.cjs" } }',
    "node_modules/a/a.mjs": "export default 'a';",
    "node_modules/a/b.cjs": "module.exports = 'b';",
  },
  types: {
    "main.mts": `
      import type { A } from "./missing.ts"; import { b, type B } from "./b.mts";
      interface Unused { a: A } ; const c = b as unknown as number satisfies number;
      export default class Box<T> { readonly #value!: T; private x?: number = c; get(): T { return this.#value!; } }
      export const same = <T,>(value: T): T => value, result = same<B>(b)!;`,
    "b.mts": "export type B = string; export const b: B = 'b';",
  },
};

for (const [name, files] of Object.entries(SAME))
  test(`loads ${name} like Node`, async () => {
    const root = temporaryFolder(files);
    const main = pathToFileURL(join(root, Object.keys(files)[0] ?? "")).href;
    const [own, nodes] = [await importModule(main, root), await import(main)];
    assert.equal(shown(own), shown(nodes));
  });

const shown = (value: unknown) => inspect(value, { depth: 9 });

const FAILING: Record<string, Record<string, string>> = {
  "a missing export": { "main.mjs": 'import { a } from "./a.mjs";', "a.mjs": "" },
  "a missing export of CommonJS": { "main.mjs": 'import { a } from "./a.cjs";', "a.cjs": "exports[String()] = 1;" },
  "a missing package": { "main.mjs": 'import "@scope/name/file";' },
  "a missing file": { "main.mjs": 'import "./a";', "a.js": "" },
  "JSON without its type": { "main.mjs": 'import "./a.json";', "a.json": "{}" },
  "an assignment to an export of another module": {
    "main.mjs": 'import * as a from "./a.mjs"; a.a = 1;',
    "a.mjs": "export let a;",
  },
  "an enum": { "main.mts": "\nenum Mode { Production }" },
  "a parameter property": { "main.mts": "class A {\n  constructor(private a: number) {}\n}" },
  "a namespace": { "main.mts": "namespace A { export const a = 1; }" },
  "an imported type": { "main.mts": 'import { A } from "./a.mts"; export let a: A;', "a.mts": "export type A = 1;" },
  "an await in required modules": { "main.cjs": 'require("./a.mjs");', "a.mjs": "await 1;" },
};

for (const [name, files] of Object.entries(FAILING))
  test(`fails like Node for ${name}`, async () => {
    const root = temporaryFolder(files);
    const main = pathToFileURL(join(root, Object.keys(files)[0] ?? "")).href;
    const failures = [];
    for (const load of [importModule(main, root), import(main)]) {
      const error: Error & { code?: string } = await load.then(
        () => new Error("It doesn't fail."),
        (reason) => reason,
      );
      failures.push([error.name, error.code, firstLine(error.message)]);
    }
    assert.deepEqual(failures[0], failures[1]);
    // A second attempt fails again, because webpack-cli tries import() and then require().
    await assert.rejects(importModule(main, root));
  });

const firstLine = (text: string) => text.split("\n")[0];

test("names the file, the line and the place of a syntax error", async () => {
  const root = temporaryFolder({
    "a.mjs": 'export default {\n  mode: "production"\n  entry: "./a.js",\n};\n',
    "b.cjs": "module.exports = {\n  plugins: [new Foo(],\n};\n",
    "c.mts": "let a: = 1;\n",
  });
  const stacks = {
    "a.mjs": '3\n  entry: "./a.js",\n  ^\n',
    "b.cjs": "2\n  plugins: [new Foo(],\n                    ^\n",
    "c.mts": "1\nlet a: = 1;\n       ^\n",
  };
  for (const [name, place] of Object.entries(stacks)) {
    const file = join(root, name);
    await assert.rejects(importModule(file, root), ({ name, stack }: Error) => {
      assert.equal(name, "SyntaxError");
      return stack?.startsWith(`${file}:${place}`) === true;
    });
  }
});

test("keeps the lines of errors that a module throws", async () => {
  const root = temporaryFolder({ "a.mjs": 'import "./b.cjs";\n\nexport const a = 1;\nnull.a;\n', "b.cjs": "" });
  await assert.rejects(importModule(join(root, "a.mjs"), root), ({ stack }: Error) => /a\.mjs:4:6/.test(stack ?? ""));
});

test("finds out the format of a .js file by its package and its syntax", async () => {
  const root = temporaryFolder({
    "syntax/a.js": "export default 1;",
    "syntax/b.js": "module.exports = typeof require;",
    "module/package.json": '{ "type": "module" }',
    "module/a.js": "export default typeof require;",
    "commonjs/package.json": '{ "type": "commonjs" }',
    "commonjs/a.js": "export default 1;",
  });
  const load = createRequire(join(root, "main.js"));
  assert.equal((load("./syntax/a.js") as { default: number }).default, 1);
  assert.equal(load("./syntax/b.js"), "function");
  assert.equal((load("./module/a.js") as { default: string }).default, "undefined");
  assert.throws(() => load("./commonjs/a.js"), SyntaxError);
});
