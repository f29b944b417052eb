import assert from "node:assert/strict";
import { chmod, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { followGuide } from "./follow-guide.ts";
import type { GuideStep } from "./guide-steps.ts";

const root = temporaryFolder({
  "node_modules/tool/package.json": '{ "name": "tool", "version": "1.2.3", "bin": { "tool": "tool.js" } }',
  "node_modules/tool/tool.js": "#!/usr/bin/env node\nconsole.log('tool in ' + process.cwd());\n",
  "node_modules/kit/package.json": '{ "name": "kit", "version": "1.2.3", "dependencies": { "part": "1" } }',
  "node_modules/part/package.json": '{ "name": "part", "version": "1.2.3" }',
});
await chmod(join(root, "node_modules/tool/tool.js"), 0o755);

const EXAMPLES = new Map([
  [
    "one",
    new Map([
      ["package.json", '{ "scripts": { "build": "tool" }, "example": { "run": ["node edit.js"] } }'],
      ["a.js", "1;\n"],
      ["edit.js", ""],
      ["output.txt", ""],
    ]),
  ],
  [
    "two",
    new Map([
      ["package.json", '{ "example": { "run": ["node shop/main.js"] } }'],
      ["package/package.json", '{ "name": "mine", "version": "2.0.0", "files": [] }'],
    ]),
  ],
]);

type Step = GuideStep extends infer Each ? (Each extends GuideStep ? Omit<Each, "place"> : never) : never;
let count = 0;

/** Follows steps in lines 1, 2 and so on, and returns the lines and messages of the failures. */
async function followSteps(...steps: Step[]): Promise<{ folder: string; reported: string[] }> {
  const start = join(root, `project-${++count}`);
  await mkdir(start);
  const placed = steps.map((step, index) => ({ ...step, place: { line: index + 1, column: 1 } }));
  const options = { start, nodeModules: join(root, "node_modules"), examples: EXAMPLES };
  const { folder, failures } = await followGuide(placed, options);
  return { folder, reported: failures.map(({ place, message }) => `${place.line} ${message}`) };
}

const write = (file: string, text: string, unlessThere = false): Step => ({ kind: "write", file, text, unlessThere });
const run = (command: string, prints?: string): Step =>
  prints === undefined ? { kind: "run", command } : { kind: "run", command, prints };

test("follows a complete guide", async () => {
  const { folder, reported } = await followSteps(
    run("mkdir shop"),
    run("cd shop"),
    write("package.json", '{ "scripts": { "test": "x" } }\n'),
    {
      kind: "edit",
      file: "package.json",
      diff: '-{ "scripts": { "test": "x" } }\n+{ "scripts": { "build": "tool" } }',
    },
    run("npm install --save-dev tool"),
    run("npm install kit"),
    run("npx tool"),
    { kind: "expect", text: "tool in /project" },
    { kind: "expect", text: "asset later 1 bytes" },
    run("mkdir dist"),
    run("echo 'asset later 1 bytes' > dist/report.txt"),
    run("node -p 1+1", "2"),
    write("a.js", "1;\n"),
    write("a.js", "a variant\n", true),
    { kind: "compare", project: "one" },
  );
  assert.deepEqual(reported, []);
  assert.deepEqual(folder, join(root, "project-1/shop"));
  assert.deepEqual(JSON.parse(await readFile(join(folder, "package.json"), "utf8")), {
    scripts: { build: "tool" },
    devDependencies: { tool: "^1.2.3" },
    dependencies: { kit: "^1.2.3" },
  });
  await readFile(join(folder, "node_modules/part/package.json"));
});

test("resolves files from the project and commands from the current folder, and installs local packages", async () => {
  const { folder, reported } = await followSteps(
    write("package/package.json", '{ "name": "mine", "version": "1.0.0" }\n'),
    {
      kind: "edit",
      file: "package/package.json",
      diff: '-{ "name": "mine", "version": "1.0.0" }\n+{ "name": "mine", "files": [], "version": "1.0.0" }',
    },
    write("package/a.js", "console.log('mine');\n"),
    write("shop/package.json", "{}\n"),
    run("tar -czf mine.tgz package"),
    run("cd package"),
    run("npm install --save-dev tool"),
    run("cd ../shop"),
    run("npm install ../mine.tgz"),
    run("node node_modules/mine/a.js", "mine"),
    run("npm install ../package"),
    run("node -p \"require('./package.json').dependencies.mine\"", "file:../package"),
    { kind: "compare", project: "two" },
  );
  assert.deepEqual(reported, []);
  assert.equal(folder, join(root, `project-${count}`));
});

test("accepts a failing command if the page shows its error", async () => {
  const failing = run("node -e \"console.log('error: two'); process.exit(1)\"");
  assert.deepEqual((await followSteps(failing, { kind: "expect", text: "error: two" })).reported, []);
  for (const text of ["error: three", "two"]) {
    assert.match((await followSteps(failing, { kind: "expect", text })).reported[0] ?? "", /^1 .* failed/);
  }
});

test("reports the first step that fails, and output that is never printed", async () => {
  const table: [steps: Step[], reported: RegExp][] = [
    [[run("cd ."), run("node -e 'process.exit(2)'")], /^2 'node -e 'process.exit\(2\)'' failed/],
    [[run("npx tool")], /^1 'npx tool' failed/],
    [[write("package.json", "{}"), run("npm install nothing")], /^2 .* the package nothing isn't installed/],
    [[run("node -p 1", "2")], /^1 'node -p 1' doesn't print line 1 of the page's output, '2'\. It prints:\n1$/],
    [[{ kind: "edit", file: "a.js", diff: "+1;" }], /^1 There is no a\.js to change/],
    [[write("a.js", "1;\n"), { kind: "edit", file: "a.js", diff: "-2;" }], /^2 The diff can't be applied to a\.js/],
    [
      [run("node -p 1"), { kind: "expect", text: "2" }],
      /^2 No command .* starts with '2', .* The commands above print:\n1$/,
    ],
    [[{ kind: "compare", project: "one" }], /^1 No page so far shows package\.json, which is part of examples\/one/],
    [
      [write("package.json", "{}"), write("a.js", "2;\n"), { kind: "compare", project: "one" }],
      /^3 Line 1 of package\.json is /,
    ],
    [
      [
        write("package.json", '{ "scripts": { "build": "tool" } }'),
        write("a.js", "2;\n"),
        { kind: "compare", project: "one" },
      ],
      /^3 Line 1 of a\.js is '2;' if you follow the guides up to here, and '1;' in examples\/one/,
    ],
  ];
  for (const [steps, expected] of table) {
    const { reported } = await followSteps(...steps);
    assert.equal(reported.length, 1);
    assert.match(reported[0] ?? "", expected);
  }
});

test("stops a server after its first build", async () => {
  const server = "console.log('compiled successfully'); setInterval(() => {}, 1000);";
  assert.deepEqual((await followSteps(write("s.js", server), run("node s.js --watch"))).reported, []);
  const { reported } = await followSteps(write("s.js", "console.log('no')"), run("node s.js --watch"));
  assert.match(reported[0] ?? "", /^2 'node s\.js --watch' failed:\nno$/);
});
