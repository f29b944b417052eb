import assert from "node:assert/strict";
import { test } from "node:test";
import { readerPackage } from "./reader-package.ts";

const INSTALLED = new Map([
  ["webpack", "5.1.0"],
  ["webpack-cli", "7.0.0"],
  ["webpack-dev-server", "6.0.0"],
  ["yaml", "2.0.0"],
  ["@swc/core", "1.0.0"],
  ["swc-loader", "0.2.0"],
  ["typescript", "7.0.0"],
  ["@types/yaml", "1.9.0"],
  ["kit", "9.9.9"],
]);

type Shown = { scripts?: unknown; devDependencies: Record<string, string> };

function packageOf(files: Record<string, unknown>): Shown {
  const texts = Object.entries(files).map(([path, file]): [string, string] => [
    path,
    typeof file === "string" ? file : JSON.stringify(file),
  ]);
  return JSON.parse(readerPackage(new Map(texts), (name) => INSTALLED.get(name)));
}

const run = (...commands: string[]) => ({ type: "module", example: { run: commands } });

test("adds webpack and its command line in the installed versions, and a build script instead of our commands", () => {
  assert.deepEqual(packageOf({ "package.json": run("npx webpack") }), {
    type: "module",
    scripts: { build: "webpack" },
    devDependencies: { webpack: "5.1.0", "webpack-cli": "7.0.0" },
  });
});

test("uses the first build that the example runs as the build script, without pipes", () => {
  for (const [commands, build] of [
    [["npx webpack --env a 2>&1 | head -3"], "webpack --env a"],
    [["node play.js", "npx webpack --mode production"], "webpack --mode production"],
    [["node build.js", "node dist/main.js"], "node build.js"],
    [["npm pkg set a=b"], "webpack"],
  ] as const) {
    assert.deepEqual(packageOf({ "package.json": run(...commands) }).scripts, { build });
  }
});

test("keeps the scripts and dependencies of the example", () => {
  const own = {
    scripts: { build: "webpack -c a.js" },
    dependencies: { yaml: "^2" },
    devDependencies: { webpack: "^5" },
  };
  assert.deepEqual(packageOf({ "package.json": { ...run("npx webpack"), ...own }, "a.js": 'import "yaml";' }), {
    type: "module",
    ...own,
    devDependencies: { webpack: "^5", "webpack-cli": "7.0.0" },
  });
});

test("doesn't install a package from npm that is part of the example", () => {
  const files = {
    "package.json": { ...run("npx webpack"), dependencies: { theme: "^2.0.0", yaml: "^2" } },
    "packages/theme/package.json": { name: "theme" },
  };
  assert.deepEqual(packageOf(files), {
    type: "module",
    scripts: { build: "webpack" },
    dependencies: { yaml: "^2" },
    devDependencies: { webpack: "5.1.0", "webpack-cli": "7.0.0" },
    peerDependencies: { theme: "^2.0.0" },
    peerDependenciesMeta: { theme: { optional: true } },
  });
});

function addedBy(path: string, text: string, command = "npx webpack"): string[] {
  const files = { "package.json": run(command), [path]: text, "packages/kit/package.json": { name: "kit" } };
  return Object.keys(packageOf(files).devDependencies).filter((name) => name !== "webpack" && name !== "webpack-cli");
}

test("installs the packages that sources import, if they exist", () => {
  const cases: [path: string, text: string, added: string[]][] = [
    ["src/a.js", 'import { parse } from "yaml";', ["yaml"]],
    ["src/a.ts", 'await import("yaml/util"); require("@swc/core/x")', ["@swc/core", "yaml"]],
    ["webpack.config.js", 'rules: [{ loader: "swc-loader" }]', ["swc-loader"]],
    ["webpack.config.js", "export default { devServer: {} };", ["webpack-dev-server"]],
    ["src/a.js", "const devServer = 1;", []],
    [
      "src/a.js",
      'import "node:fs"; import "path"; import "./yaml"; import "yaml:x"; import "unknown"; import "#yaml";',
      [],
    ],
    ["src/a.js", 'import "kit";', []],
    ["src/a.txt", 'import "yaml";', []],
  ];
  for (const [path, text, added] of cases) assert.deepEqual(addedBy(path, text), added, text);
  assert.deepEqual(addedBy("a.ts", "1", "npx tsc --noEmit"), ["typescript"]);
  assert.deepEqual(addedBy("a.ts", "1", "npx webpack serve"), ["webpack-dev-server"]);
  assert.deepEqual(addedBy("a.ts", 'import "yaml";', "npx tsc"), ["@types/yaml", "typescript", "yaml"]);
  assert.deepEqual(addedBy("shop/package.json", '{ "scripts": { "build": "webpack && tsc" } }'), ["typescript"]);
});
