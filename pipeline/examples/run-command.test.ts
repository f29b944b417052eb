import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test } from "node:test";
import { runServer } from "./run-command.ts";

test("a server that does not end when it is asked to is ended", { timeout: 20_000 }, async (context) => {
  const cwd = await mkdtemp(join(tmpdir(), "run-command-"));
  context.after(() => rm(cwd, { recursive: true }));
  const program = 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000); console.log("listening");';
  await writeFile(join(cwd, "server.js"), program);
  const asked = { cwd, nodeModules: resolve("node_modules"), sign: /listening/, timeout: 15_000 };
  const { output, code } = await runServer("node server.js", asked);
  assert.match(output, /listening/);
  assert.equal(code, 0);
});
