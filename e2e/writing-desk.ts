import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { test as base } from "./fixtures.ts";
import { type Served, startServer } from "./run-command.ts";

/** The project with a copy of its content that a test may spoil, and a development server of its own. */
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
    const project = await layDesk();
    const folder = join(project, "content");
    const started = performance.now();
    const command = ["dev", "--offline"];
    let server = await startServer(command, 0, project);
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
        server = await startServer(command, Number(new URL(server.url).port), project);
      },
    });
    await server.stop();
    await rm(project, { recursive: true });
  },
  baseURL: async ({ desk }, use) => {
    await use(desk.server().url);
  },
});

const ROOT = resolve(import.meta.dirname, "..");

/** A folder that has all of the project by links, but the texts of its content as files of its own. */
async function layDesk(): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), "writing-desk-"));
  for (const entry of await readdir(ROOT, { withFileTypes: true })) {
    const from = join(ROOT, entry.name);
    const to = join(project, entry.name);
    if (entry.name === "content" || entry.name === ".git") continue;
    if (entry.isDirectory() || entry.isSymbolicLink()) await symlink(from, to, "junction");
    else await cp(from, to);
  }
  const examples = join(ROOT, "content", "examples");
  await cp(join(ROOT, "content"), join(project, "content"), { recursive: true, filter: (path) => path !== examples });
  await symlink(examples, join(project, "content", "examples"), "junction");
  return project;
}
