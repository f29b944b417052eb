import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { test as base, expect } from "./fixtures.ts";
import { startServer } from "./run-command.ts";

/** A project with a copy of the content that tests may break, and its own dev server. */
export type WritingDesk = {
  url: string;
  /** The working folder of commands. */
  project: string;
  /** The server's output since the test began. */
  printed: () => string;
  /** Paths are relative to the content folder; data is in ../data. */
  read: (path: string) => Promise<string>;
  write: (path: string, text: string) => Promise<void>;
  remove: (path: string) => Promise<void>;
  /** Restarts the server at the same URL. */
  restart: () => Promise<void>;
};

type SharedDesk = WritingDesk & {
  /** Restores all files, and waits until the server has noticed. */
  tidy: () => Promise<void>;
  stop: () => Promise<void>;
};

/** All tests of a worker share a desk, because checking all content takes longer than most tests. */
export const test = base.extend<{ desk: WritingDesk }, { ownCache: boolean; sharedDesk: SharedDesk }>({
  /** For tests that make webpack bundle again, by editing data for example. */
  ownCache: [false, { option: true, scope: "worker" }],
  sharedDesk: [
    async ({ ownCache }, use) => {
      const desk = await openDesk(ownCache);
      await use(desk);
      await desk.stop();
    },
    { scope: "worker" },
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
/** A page that exists on every desk. */
const SIGN = { path: "concepts/loaders.md", url: "/concepts/loaders/" };

async function openDesk(ownCache: boolean): Promise<SharedDesk> {
  const project = await layDesk();
  if (ownCache) {
    await rm(join(project, ".cache"));
    // webpack's cache depends on the path where it was created; the others aren't needed in development.
    const left = ["webpack", "site", "examples", "e2e", "bench"];
    const filter = (path: string) => !left.includes(basename(path));
    await cp(join(ROOT, ".cache"), join(project, ".cache"), { recursive: true, filter });
  }
  const folder = join(project, "content");
  const command = ["dev", "--offline"];
  let server = await startServer(command, 0, project);
  const { url } = server;
  let known = 0;
  /** Path → the text before the first change by a test; undefined for a new file. */
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
    project,
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
      // The server sees changes in order, so once it has seen these two, it has seen all earlier ones.
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

/** Returns the errors that a newly opened tab would receive. */
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

/** Creates a folder that links to the whole project but has its own copies of data and content files. */
export async function layDesk(): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), "writing-desk-"));
  for (const entry of await readdir(ROOT, { withFileTypes: true })) {
    const from = join(ROOT, entry.name);
    const to = join(project, entry.name);
    if (["content", "data", ".git"].includes(entry.name)) continue;
    if (entry.isDirectory() || entry.isSymbolicLink()) await symlink(from, to, "junction");
    else await cp(from, to);
  }
  await cp(join(ROOT, "data"), join(project, "data"), { recursive: true });
  const examples = join(ROOT, "content", "examples");
  await cp(join(ROOT, "content"), join(project, "content"), { recursive: true, filter: (path) => path !== examples });
  await symlink(examples, join(project, "content", "examples"), "junction");
  return project;
}
