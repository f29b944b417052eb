import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { test as base } from "./fixtures.ts";
import { type Served, startServer } from "./run-command.ts";

/** A copy of the content that a test may spoil, and a development server of its own over it. */
export type WritingDesk = {
  server: () => Served;
  /** Milliseconds from the command to the address on the terminal. */
  startTime: number;
  read: (path: string) => Promise<string>;
  write: (path: string, text: string) => Promise<void>;
  remove: (path: string) => Promise<void>;
  /** Stops the server and starts it again at the same address. */
  restart: () => Promise<void>;
};

export const test = base.extend<{ desk: WritingDesk }>({
  desk: async ({ browserName: _ }, use) => {
    const folder = await mkdtemp(join(tmpdir(), "writing-desk-"));
    await cp(resolve(import.meta.dirname, "../content"), folder, { recursive: true });
    const started = performance.now();
    const command = ["dev", "--content", folder];
    let server = await startServer(command);
    const startTime = performance.now() - started;
    await use({
      server: () => server,
      startTime,
      read: (path) => readFile(join(folder, path), "utf8"),
      write: async (path, text) => {
        await mkdir(dirname(join(folder, path)), { recursive: true });
        await writeFile(join(folder, path), text);
      },
      remove: (path) => rm(join(folder, path)),
      restart: async () => {
        await server.stop();
        server = await startServer(command, Number(new URL(server.url).port));
      },
    });
    await server.stop();
    await rm(folder, { recursive: true });
  },
  baseURL: async ({ desk }, use) => {
    await use(desk.server().url);
  },
});
