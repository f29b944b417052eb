import assert from "node:assert/strict";
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { after, before, test } from "node:test";
import { runCommand } from "./run-command.ts";
import { startWebpackProcesses, wordsOf } from "./webpack-processes.ts";

const NODE_MODULES = resolve("node_modules");
let root = "";
before(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), "processes-")));
  await symlink(NODE_MODULES, join(root, "node_modules"), "junction");
});
after(() => rm(root, { recursive: true }));

/** A folder whose configuration is `export default { mode: "none", <configuration> }`, after the lines before. */
async function project(name: string, { before = "", configuration = "" }): Promise<string> {
  const folder = join(root, name);
  await mkdir(join(folder, "src"), { recursive: true });
  await writeFile(join(folder, "src/index.js"), "export {};\n");
  const text = `${before}\nexport default { mode: "none", stats: "errors-only", ${configuration} };\n`;
  await writeFile(join(folder, "webpack.config.mjs"), text);
  return folder;
}

const SAYS_PROCESS = "console.log(process.pid);";
const FAILING = 'entry: "./nowhere.js"';
const REFUSED = 'entry: 1, stats: "none"';

test("one process runs webpack in one folder after the other, and says what a process of its own says", async () => {
  const processes = startWebpackProcesses();
  const run = async (folder: string) => processes.run("npx webpack", folder, NODE_MODULES);
  try {
    const [first, second] = [
      await project("first", { before: SAYS_PROCESS }),
      await project("second", { before: SAYS_PROCESS }),
    ];
    const said = await run(first);
    assert.deepEqual(await run(second), said);
    assert.equal(said.code, 0);
    assert.notDeepEqual(await run(second), said, "the same folder again: in another process");

    for (const configuration of [FAILING, REFUSED]) {
      const broken = await project(configuration.slice(0, 5), { configuration });
      const expected = await runCommand("npx webpack", broken, NODE_MODULES);
      assert.notEqual(expected.code, 0);
      assert.deepEqual(await run(broken), expected);
    }
    const late = await project("late", {
      before: 'process.env.SEEN = "1"; setTimeout(() => console.log("late"), 500);',
    });
    assert.equal((await run(late)).output, "late\n", "a run lasts until nothing is left to do");
    const clean = await project("clean", { before: "console.log(process.env.SEEN, process.argv.slice(2));" });
    const command = "npx webpack --mode=production";
    assert.equal((await processes.run(command, clean, NODE_MODULES)).output, "undefined [ '--mode=production' ]\n");
  } finally {
    processes.stop();
  }
});

test("what needs a shell, and what does not end, is not for such a process", () => {
  assert.deepEqual(wordsOf("npx webpack"), []);
  assert.deepEqual(wordsOf("npx --no webpack ./a.js --mode none"), ["./a.js", "--mode", "none"]);
  for (const command of [
    "npx webpack | cat",
    "A=1 npx webpack",
    "npx webpack serve",
    "npx webpack --watch",
    "node a.js",
  ])
    assert.equal(wordsOf(command), undefined, command);
});
