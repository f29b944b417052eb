import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { createServer } from "node:http";
import { test } from "node:test";
import { listen } from "../core/serve/listen.ts";

test("a port in use ends the development server with a message", async () => {
  await using other = createServer();
  const port = await listen(other, 0);
  const ended = await new Promise<{ error: unknown; stderr: string }>((resolve) => {
    const options = { env: { ...process.env, PORT: String(port) }, timeout: 60_000 };
    const args = ["cli/run.mjs", "dev", "--offline"];
    execFile(process.execPath, args, options, (error, _, stderr) => resolve({ error, stderr }));
  });
  assert.ok(ended.error instanceof Error && "code" in ended.error);
  assert.equal(ended.error.code, 1, ended.stderr);
  assert.match(ended.stderr, new RegExp(`Port ${port} is in use\\.`));
});
