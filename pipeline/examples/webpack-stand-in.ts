import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { text } from "node:stream/consumers";
import { z } from "zod";
import type { Order, ProgramRun } from "./start-webpack-process.ts";

export type StandIn = {
  /** The environment of a command in whose shell, and in the scripts that npm runs, `webpack` is the stand-in. */
  variables: (environment: NodeJS.ProcessEnv) => NodeJS.ProcessEnv;
  stop: () => Promise<void>;
};

const AskedOrder = z.object({
  program: z.string(),
  words: z.array(z.string()),
  cwd: z.string(),
  environment: z.record(z.string(), z.string()),
});

/**
 * A program `webpack` that has `run` do what it is told (run-elsewhere.mjs), for commands that need a shell. What `run`
 * does not take, it runs itself: the `webpack` that is next in PATH. Not on Windows, where a shell is another one.
 */
export async function startStandIn(run: (order: Order) => Promise<ProgramRun | undefined>): Promise<StandIn> {
  if (process.platform === "win32") return { variables: (environment) => environment, stop: async () => {} };
  const folder = await mkdtemp(join(tmpdir(), "webpack-stand-in-"));
  const socket = join(folder, "socket");
  const program = join(import.meta.dirname, "run-elsewhere.mjs");
  await writeScript(join(folder, "webpack"), `exec "${process.execPath}" "${program}" "${socket}" "$@"`);
  await writeScript(join(folder, "sh"), `PATH="${folder}:$PATH" exec /bin/sh "$@"`);
  const server = createServer({ allowHalfOpen: true }, async (asking) => {
    // Who asked may have been stopped meanwhile.
    asking.on("error", () => asking.destroy());
    const order = AskedOrder.parse(JSON.parse(await text(asking)));
    asking.end(JSON.stringify((await run(order)) ?? null));
  });
  server.listen(socket);
  return {
    variables: (environment) => ({
      ...environment,
      PATH: [folder, environment["PATH"]].join(delimiter),
      npm_config_script_shell: join(folder, "sh"),
    }),
    stop: async () => {
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}

function writeScript(path: string, line: string): Promise<void> {
  return writeFile(path, `#!/bin/sh\n${line}\n`, { mode: 0o755 });
}
