import assert from "node:assert/strict";
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { after, before, test } from "node:test";
import { runCommand } from "./run-command.ts";
import { startWebpackProcesses, type WebpackProcesses } from "./webpack-processes.ts";

const NODE_MODULES = resolve("node_modules");
let root = "";
let processes: WebpackProcesses;
before(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), "processes-")));
  await symlink(NODE_MODULES, join(root, "node_modules"), "junction");
  processes = await startWebpackProcesses(NODE_MODULES);
});
after(async () => {
  await processes.stop();
  await rm(root, { recursive: true });
});

function run(command: string, folder: string) {
  return processes.run(command, folder, NODE_MODULES);
}

/** A folder whose configuration is `export default { mode: "none", <configuration> }`, after the lines before. */
async function project(name: string, { before = "", configuration = "" }): Promise<string> {
  const folder = join(root, name);
  await mkdir(join(folder, "src"), { recursive: true });
  await writeFile(join(folder, "src/index.js"), "export {};\n");
  await writeFile(join(folder, "package.json"), '{ "type": "module", "scripts": { "build": "webpack --mode=none" } }');
  const text = `${before}\nexport default { mode: "none", stats: "errors-only", ${configuration} };\n`;
  await writeFile(join(folder, "webpack.config.js"), text);
  return folder;
}

const SAYS_PROCESS = "console.log(process.pid);";
const FAILING = 'entry: "./nowhere.js"';
const REFUSED = 'entry: 1, stats: "none"';

test("one process runs webpack again and again, and says what a process of its own says", async () => {
  const first = await project("first", { before: SAYS_PROCESS });
  const second = await project("second", { before: SAYS_PROCESS });
  const said = await run("npx webpack", first);
  assert.equal(said.code, 0);
  assert.deepEqual(await run("npx webpack", second), said);
  assert.deepEqual(await run("npx webpack", first), said, "its configuration is loaded anew");

  for (const configuration of [FAILING, REFUSED]) {
    const broken = await project(configuration.slice(0, 5), { configuration });
    const expected = await runCommand("npx webpack", broken, NODE_MODULES);
    assert.notEqual(expected.code, 0);
    assert.deepEqual(await run("npx webpack", broken), expected);
  }
});

test("a run lasts until nothing is left to do, and leaves nothing to the next", async () => {
  const late = await project("late", {
    before: `process.env.SEEN = "1"; globalThis.seen = 1; setTimeout(() => console.log("late"), 500);
             process.on("exit", () => console.log("at the end"));`,
  });
  assert.equal((await run("npx webpack", late)).output, "late\nat the end\n");
  const clean = await project("clean", {
    before: "console.log(process.env.SEEN, globalThis.seen, process.argv.slice(2));",
  });
  assert.equal(
    (await run("npx webpack --mode=production", clean)).output,
    "undefined undefined [ '--mode=production' ]\n",
  );
});

test("a warning that Node gives once is given by each run", async () => {
  const before = 'import { deprecate } from "node:util"; deprecate(() => {}, "Old.", "DEP1")();';
  const warning = await project("warning", { before });
  for (const time of ["first", "second"])
    assert.match((await run("npx webpack", warning)).output, /\[DEP1\]/, `the ${time} time`);
});

test("a program that loads webpack runs in such a process, too, and any other in its own", async () => {
  const folder = await project("programs", { before: SAYS_PROCESS });
  const { output } = await run("npx webpack", folder);
  await writeFile(join(folder, "build.js"), `import webpack from "webpack"; console.log(process.pid);`);
  assert.equal((await run("node build.js", folder)).output, output);
  await writeFile(join(folder, "other.js"), "console.log(process.pid);");
  assert.notEqual((await run("node other.js", folder)).output, output);
  const failing = `import webpack from "webpack"; console.log(import.meta.main, import.meta.filename); process.exit(3);`;
  await writeFile(join(folder, "failing.js"), failing);
  assert.deepEqual(await run("node failing.js", folder), await runCommand("node failing.js", folder, NODE_MODULES));
});

test("what a shell or npm runs as webpack runs in such a process", async () => {
  const folder = await project("shell", { before: "console.log(process.pid, process.env.A); console.error('!');" });
  const pid = (await run("npx webpack", folder)).output.split(" ")[0];
  const outputs = {
    "A=1 webpack 2>&1 | cat": `${pid} 1\n!\n`,
    "cd src && webpack ./index.js -c ../webpack.config.js 2>errors.txt; cat errors.txt": `${pid} undefined\n!\n`,
    "npm run --silent build 2>&1 | head -1": `${pid} undefined\n`,
    "npx webpack --nonsense 2>errors.txt || echo $?": "2\n",
  };
  for (const [command, expected] of Object.entries(outputs)) {
    const { output } = await run(command, folder);
    assert.equal(output, expected, command);
  }
});

test("where webpack is not installed none is found, and another one runs by itself", async () => {
  const folder = await project("own", {});
  const other = join(folder, "node_modules");
  await mkdir(join(other, ".bin"), { recursive: true });
  assert.match((await processes.run("webpack", folder, other)).output, /webpack: not found/);
  await writeFile(join(other, ".bin/webpack"), "#!/usr/bin/env node\nconsole.log('another');", { mode: 0o755 });
  assert.deepEqual(await processes.run("webpack", folder, other), { output: "another\n", code: 0 });
});
