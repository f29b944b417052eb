import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type TestContext, test } from "node:test";
import { type CommandOptions, runCommand } from "./run-command.ts";

async function runProgram(context: TestContext, program: string, options: Partial<CommandOptions>) {
  const cwd = await mkdtemp(join(tmpdir(), "run-command-"));
  context.after(() => rm(cwd, { recursive: true }));
  await writeFile(join(cwd, "program.js"), program);
  return runCommand("node program.js", { cwd, nodeModules: resolve("node_modules"), ...options });
}

test("kills a server that doesn't stop when it's asked to", { timeout: 20_000 }, async (context) => {
  const program = 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000); console.log("listening");';
  const { output, code } = await runProgram(context, program, { until: /listening/ });
  assert.match(output, /listening/);
  assert.equal(code, 0);
});

test("stops a command that takes too long", { timeout: 20_000 }, async (context) => {
  const { code } = await runProgram(context, "setInterval(() => {}, 1000);", { timeout: 100 });
  assert.notEqual(code, 0);
});

test("fails a server that ends before it prints what is expected", async (context) => {
  const { code } = await runProgram(context, 'console.log("no");', { until: /listening/ });
  assert.equal(code, 1);
});
