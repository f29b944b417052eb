import assert from "node:assert/strict";
import { readdir, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { test } from "node:test";
import { emitFile } from "../../core/files/emit-file.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { runExample } from "./run-example.ts";

const root = temporaryFolder();
const nodeModules = join(root, "node_modules");
await symlink(resolve("node_modules"), nodeModules, "junction");

type Files = Record<string, string>;

async function resultOf(name: string, packageJson: string, files: Files = {}) {
  const folder = join(root, name);
  const all = { ...files, "package.json": packageJson };
  for (const [file, text] of Object.entries(all)) emitFile(join(folder, file), text);
  const result = await runExample(folder, nodeModules);
  assert.deepEqual((await readdir(folder)).sort(), Object.keys(all).sort());
  return result;
}

const example = (...run: string[]) => JSON.stringify({ type: "module", example: { run } });

test("returns the commands and their output, and doesn't change the folder", async () => {
  const files = {
    "a.js":
      'import { writeFileSync } from "node:fs"; writeFileSync("b", ""); console.log(process.cwd()); console.error("é🎉")',
  };
  assert.deepEqual(await resultOf("good", example("node a.js", "npx node -p 1"), files), {
    transcript: "$ node a.js\n/project\né🎉\n$ npx node -p 1\n1\n",
  });
});

test("decodes a character that arrives in two chunks", async () => {
  const files = {
    "a.js":
      "process.stdout.write(Buffer.from([0xc3])); setTimeout(() => process.stdout.write(Buffer.from([0xa9])), 100)",
  };
  assert.equal((await resultOf("pieces", example("node a.js"), files)).transcript, "$ node a.js\né\n");
});

test("reports a command that fails, unless it's expected to", async () => {
  const broken = await resultOf("broken", example("node a.js", "node -p 2"), {
    "a.js": "console.log(1); process.exit(3)",
  });
  assert.deepEqual(broken, {
    transcript: "$ node a.js\n1\n$ node -p 2\n2\n",
    failure: "'node a.js' ended with exit code 3",
  });
  const expected = await resultOf(
    "expected",
    JSON.stringify({ example: { run: ["node -e 'process.exit(1)'"], expectFailure: true } }),
  );
  assert.equal(expected.failure, undefined);
});

test("reports a package.json without commands or with a mistake", async () => {
  assert.equal(
    (await resultOf("silent", "{}")).failure,
    'its package.json has no "example": { "run": ["npx webpack"] }',
  );
  assert.match((await resultOf("unreadable", "{")).failure ?? "", /^its package\.json can't be read: /);
  assert.match((await runExample(join(root, "nowhere"), nodeModules)).failure ?? "", /ENOENT/);
});
