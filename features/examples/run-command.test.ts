import assert from "node:assert/strict";
import { resolve } from "node:path";
import { test } from "node:test";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { type CommandOptions, runCommand } from "./run-command.ts";

function runProgram(program: string, options: Partial<CommandOptions>) {
  const cwd = temporaryFolder({ "program.js": program });
  return runCommand("node program.js", { cwd, nodeModules: resolve("node_modules"), ...options });
}

test("kills a server that doesn't stop when it's asked to", { timeout: 20_000 }, async () => {
  const program = 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000); console.log("listening");';
  const { output, code } = await runProgram(program, { until: /listening/ });
  assert.match(output, /listening/);
  assert.equal(code, 0);
});

test("stops a command that takes too long", { timeout: 20_000 }, async () => {
  const { code } = await runProgram("setInterval(() => {}, 1000);", { timeout: 100 });
  assert.notEqual(code, 0);
});

test("fails a server that ends before it prints what is expected", async () => {
  const { code } = await runProgram('console.log("no");', { until: /listening/ });
  assert.equal(code, 1);
});
