import assert from "node:assert/strict";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { after, before, test } from "node:test";
import { runExample } from "./run-example.ts";

let root = "";
before(async () => void (root = await mkdtemp(join(tmpdir(), "examples-"))));
after(() => rm(root, { recursive: true }));

type Files = Record<string, string>;

async function resultOf(name: string, packageJson: string, files: Files = {}, { deeper = false } = {}) {
  const directory = join(root, name);
  await mkdir(directory);
  await writeFile(join(directory, "package.json"), packageJson);
  for (const [file, text] of Object.entries(files)) await writeFile(join(directory, file), text);
  const result = await runExample(directory, resolve("node_modules"), { deeper });
  assert.deepEqual((await readdir(directory)).sort(), ["package.json", ...Object.keys(files)].sort());
  return result;
}

const example = (...run: string[]) => JSON.stringify({ type: "module", example: { run } });

test("an example's commands and what they print are its transcript; its folder is left as it is", async () => {
  const files = {
    "a.js":
      'import { writeFileSync } from "node:fs"; writeFileSync("b", ""); console.log(process.cwd()); console.error("é🎉")',
  };
  assert.deepEqual(await resultOf("good", example("node a.js", "npx node -p 1"), files), {
    transcript: "$ node a.js\n/project\né🎉\n$ npx node -p 1\n1\n",
  });
});

test("in a deeper folder all is as before, but for the way to the installed packages", async () => {
  const files = {
    "a.js":
      'import { realpathSync } from "node:fs"; import { relative } from "node:path"; const here = process.cwd();' +
      'console.log(here, relative(here, realpathSync("node_modules")).split("..").length)',
  };
  const ways: number[] = [];
  for (const deeper of [false, true]) {
    const { transcript } = await resultOf(`deep-${deeper}`, example("node a.js"), files, { deeper });
    assert.match(transcript, /^\$ node a\.js\n\/project \d+\n$/);
    ways.push(Number(transcript.match(/\d+/)?.[0]));
  }
  assert.equal(ways[1], Number(ways[0]) + 1);
});

test("a character that arrives in two pieces stays one", async () => {
  const files = {
    "a.js":
      "process.stdout.write(Buffer.from([0xc3])); setTimeout(() => process.stdout.write(Buffer.from([0xa9])), 100)",
  };
  assert.equal((await resultOf("pieces", example("node a.js"), files)).transcript, "$ node a.js\né\n");
});

test("a command that fails fails the example, unless it is meant to", async () => {
  const broken = await resultOf("broken", example("node a.js", "node -p 2"), {
    "a.js": "console.log(1); process.exit(3)",
  });
  assert.deepEqual(broken, {
    transcript: "$ node a.js\n1\n$ node -p 2\n2\n",
    failure: "'node a.js' ended with exit code 3",
  });
  const meant = await resultOf(
    "meant",
    JSON.stringify({ example: { run: ["node -e 'process.exit(1)'"], expectFailure: true } }),
  );
  assert.equal(meant.failure, undefined);
});

test("an example that says nothing, or nothing readable, fails in words", async () => {
  assert.equal(
    (await resultOf("silent", "{}")).failure,
    'its package.json has no "example": { "run": ["npx webpack"] }',
  );
  assert.match((await resultOf("unreadable", "{")).failure ?? "", /^its package\.json can't be read: /);
  assert.match((await runExample(join(root, "nowhere"), resolve("node_modules"))).failure ?? "", /ENOENT/);
});
