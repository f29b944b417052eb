import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { test as base, expect } from "./fixtures.ts";
import { startServer } from "./run-command.ts";

/** The project with a copy of its content that a test may spoil, and a development server of its own. */
export type WritingDesk = {
  url: string;
  /** Milliseconds from the command to the address on the terminal. */
  startTime: number;
  /** What the server has printed since the test began. */
  printed: () => string;
  read: (path: string) => Promise<string>;
  write: (path: string, text: string) => Promise<void>;
  remove: (path: string) => Promise<void>;
  /** Stops the server and starts it again at the same address. */
  restart: () => Promise<void>;
};

type SharedDesk = WritingDesk & {
  /** All is as it was at first, and the server has seen that. */
  tidy: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * A desk serves all tests of a worker: to read and check the whole content takes longer than what most of them do. A test that has the
 * site bundled anew, by other sections or another page that data/navigation.json names, would need one of its own.
 */
export const test = base.extend<{ desk: WritingDesk }, { sharedDesk: SharedDesk }>({
  sharedDesk: [
    async ({ browserName: _ }, use) => {
      const desk = await openDesk();
      await use(desk);
      await desk.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  desk: async ({ sharedDesk }, use) => {
    await use(sharedDesk);
    await sharedDesk.tidy();
  },
  baseURL: async ({ desk }, use) => {
    await use(desk.url);
  },
});

const ROOT = resolve(import.meta.dirname, "..");
/** A page that every desk has. */
const SIGN = { path: "concepts/loaders.md", url: "/concepts/loaders/" };

async function openDesk(): Promise<SharedDesk> {
  const project = await layDesk();
  const folder = join(project, "content");
  const started = performance.now();
  const command = ["dev", "--offline"];
  let server = await startServer(command, 0, project);
  const startTime = performance.now() - started;
  const { url } = server;
  let known = 0;
  /** Path → its text before the first test that changed it; undefined for a new file. */
  const before = new Map<string, string | undefined>();
  const read = (path: string) => readFile(join(folder, path), "utf8");
  const keep = async (path: string) => {
    if (!before.has(path)) before.set(path, await read(path).catch(() => undefined));
  };
  const put = async (path: string, text: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  return {
    url,
    startTime,
    printed: () => server.output().slice(known),
    read,
    write: async (path, text) => {
      await keep(path);
      await put(path, text);
    },
    remove: async (path) => {
      await keep(path);
      await rm(join(folder, path));
    },
    restart: async () => {
      await server.stop();
      known = 0;
      server = await startServer(command, Number(new URL(url).port), project);
    },
    tidy: async () => {
      for (const [path, text] of before)
        await (text === undefined ? rm(join(folder, path), { force: true }) : put(path, text));
      // The server hears of files in the order in which they change: when it has seen these two edits, it has seen all before.
      const text = await read(SIGN.path);
      for (const [edited, isSeen] of [
        [`${text}\nThe desk is tidy.\n`, true],
        [text, false],
      ] as const) {
        if (before.size === 0) break;
        await put(SIGN.path, edited);
        await expect
          .poll(async () => (await textAt(url + SIGN.url)).includes("The desk is tidy."), QUICKLY)
          .toBe(isSeen);
      }
      await expect.poll(() => firstProblems(url), QUICKLY).toEqual([]);
      before.clear();
      known = server.output().length;
    },
    stop: async () => {
      await server.stop();
      await rm(project, { recursive: true });
    },
  };
}

const QUICKLY = { intervals: [30] };

async function textAt(address: string): Promise<string> {
  return (await fetch(address)).text();
}

/** What a tab that is opened now is told of mistakes. */
async function firstProblems(url: string): Promise<unknown> {
  const answer = await fetch(`${url}/_dev/events?edits=1000000`);
  let text = "";
  for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    if (text.includes("\n\n")) break;
  }
  const [first = ""] = text.split("\n\n");
  return JSON.parse(first.slice("data: ".length)).problems;
}
/** A folder that has all of the project by links, but the texts of its content as files of its own. */
export async function layDesk(): Promise<string> {
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
