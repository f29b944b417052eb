import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { z } from "zod";
import { firstDifference } from "../check/first-difference.ts";
import type { Example, Examples } from "../read/read-examples.ts";
import type { Place } from "../read/source-page.ts";
import { answerInstall } from "./answer-install.ts";
import { applyDiff } from "./apply-diff.ts";
import type { GuideStep } from "./guide-steps.ts";
import { normalizeHashes } from "./normalize-hashes.ts";
import { normalizeOutput } from "./normalize-output.ts";
import { type runCommand, runServer } from "./run-command.ts";

/** Why a guide can't be followed: what happened instead of what the page says. */
type Mishap = { place: Place; message: string; remedy: string };

export type TypedGuide = { folder: string /** Empty for a guide that can be typed as it stands. */; mishaps: Mishap[] };

type Desk = {
  /** Where commands run. */
  folder: string;
  /** What names of files begin from: the folder in which the first is written. */
  project?: string;
  nodeModules: string;
  examples: Examples;
  run: typeof runCommand;
  /** What the last commands printed. */
  printed: string;
  /** What the page shows and nothing has printed yet. */
  awaited: { place: Place; text: string; printed: string }[];
};

type GuideStart = { start: string; nodeModules: string; examples: Examples; run: typeof runCommand };

/** Follows the steps of a guide from the folder `start`; `run` runs a command. Ends at the first that can't be followed. */
export async function typeGuide(
  steps: readonly GuideStep[],
  { start, ...surroundings }: GuideStart,
): Promise<TypedGuide> {
  const desk: Desk = { folder: start, ...surroundings, printed: "", awaited: [] };
  for (const [index, step] of steps.entries()) {
    const words = await follow(step, desk, { previous: steps[index - 1], next: steps[index + 1] });
    if (words !== undefined) return { folder: projectOf(desk), mishaps: [{ place: step.place, ...words }] };
  }
  const mishaps = desk.awaited.map(({ place, text, printed }) => ({
    place,
    message:
      `No command up to the end of the page prints '${text.trim().split("\n")[0]}' and what follows, and no built file ` +
      `contains it. What stands before prints:\n${printed.trim()}`,
    remedy: "Show the command that a reader has to run before, or copy what it prints.",
  }));
  return { folder: projectOf(desk), mishaps };
}

function projectOf({ project, folder }: Desk): string {
  return project ?? folder;
}

type Words = { message: string; remedy: string };
type Neighbors = { previous: GuideStep | undefined; next: GuideStep | undefined };

async function follow(step: GuideStep, desk: Desk, { previous, next }: Neighbors): Promise<Words | undefined> {
  switch (step.kind) {
    case "write":
      return write(step, desk);
    case "edit":
      return edit(step, desk);
    case "run":
      if (previous?.place.line !== step.place.line) desk.printed = "";
      return run(step, desk, next);
    case "expect":
      desk.awaited.push({ ...step, printed: desk.printed });
      await settle(desk);
      return undefined;
    case "compare":
      return compare(desk, step.project);
  }
}

async function write(step: GuideStep & { kind: "write" }, desk: Desk): Promise<undefined> {
  desk.project ??= desk.folder;
  const file = join(desk.project, step.file);
  if (step.unlessThere && existsSync(file)) return undefined;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, step.text);
  return undefined;
}

async function edit({ file, diff }: GuideStep & { kind: "edit" }, desk: Desk): Promise<Words | undefined> {
  const path = join(projectOf(desk), file);
  const text = await readFile(path, "utf8").catch(() => undefined);
  if (text === undefined) {
    return {
      message: `There is no ${file} to change.`,
      remedy: "Show the whole file before, on this page or on the one it continues.",
    };
  }
  const applied = applyDiff(text, diff);
  if ("reason" in applied) {
    return {
      message: `The change does not fit ${file}: ${applied.reason}.`,
      remedy: "Copy the lines that stay, and those that go, from the file as the reader has it.",
    };
  }
  await writeFile(path, applied.text);
  return undefined;
}

/** As long as a development server may take to its first build, in milliseconds. */
const PATIENCE = 60_000;

async function run(
  { command, prints }: GuideStep & { kind: "run" },
  desk: Desk,
  next: GuideStep | undefined,
): Promise<Words | undefined> {
  const cd = /^cd (\S+)$/.exec(command)?.[1];
  if (cd !== undefined) {
    desk.folder = resolve(desk.folder, cd);
    return undefined;
  }
  if (/^npm (?:i|install|add) \S/.test(command)) {
    const reason = await answerInstall(command, desk.folder, desk.nodeModules);
    return reason === undefined
      ? undefined
      : { message: `'${command}': ${reason}.`, remedy: "Add it to this project's devDependencies." };
  }
  const nodeModules = join(desk.folder, "node_modules");
  const { output, code } = isEndless(command)
    ? await runServer(withoutBrowser(command), {
        cwd: desk.folder,
        nodeModules,
        sign: /compiled successfully/,
        timeout: PATIENCE,
      })
    : await desk.run(command, desk.folder, nodeModules);
  const printed = output.replaceAll(projectOf(desk), "/project");
  desk.printed += printed;
  if (code !== 0 && !isShownError(next, printed))
    return { message: `'${command}' failed:\n${printed.trim()}`, remedy: "Show what a reader has to do before." };
  await settle(desk);
  return prints === undefined ? undefined : differenceFrom(command, prints, printed);
}

/** A command may fail where the page shows next with which error. */
function isShownError(next: GuideStep | undefined, printed: string): boolean {
  return (
    next?.kind === "expect" && /\berror\b/i.test(next.text) && contains(comparable(printed), comparable(next.text))
  );
}

function isEndless(command: string): boolean {
  return /^npm (?:start|run watch)\b|\bwebpack serve\b|--watch\b/.test(command);
}

function withoutBrowser(command: string): string {
  return command === "npm start" ? "npm start -- --no-open" : command;
}

function differenceFrom(command: string, said: string, printed: string): Words | undefined {
  const difference = firstDifference(comparable(said), comparable(printed), "run");
  if (difference === undefined) return undefined;
  return {
    message: `'${command}' does not print '${difference.found ?? ""}' in line ${difference.line} of what the page shows. It prints:\n${printed.trim()}`,
    remedy: "Copy what it prints, or show what a reader has to do before.",
  };
}

/** Takes away what was awaited and is there now: in what was printed, or in a file outside of the sources. */
async function settle(desk: Desk): Promise<void> {
  if (desk.awaited.length === 0) return;
  const texts = [desk.printed, ...(await builtTexts(desk.folder))].map(comparable);
  desk.awaited = desk.awaited.filter(({ text }) => !texts.some((each) => contains(each, comparable(text))));
}

/** Webpack groups and orders assets by what it finds in dist, where a reader has the files of the build before. */
function contains(text: string, quoted: string): boolean {
  if (firstDifference(quoted, text, "run") === undefined) return true;
  const lines = (of: string) => of.split("\n").map((line) => line.trim());
  const assets = lines(quoted).filter((line) => !line.startsWith("assets by "));
  const printed = new Set(lines(text));
  return assets.every((line) => line.startsWith("asset ") && printed.has(line));
}

async function builtTexts(folder: string): Promise<string[]> {
  const entries = await readdir(join(folder, "dist"), { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith(".map"));
  return Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), "utf8")));
}

/** What webpack finds in dist as it would write it is as good as written. */
function comparable(text: string): string {
  return normalizeHashes(normalizeOutput(text)).replaceAll("[compared for emit]", "[emitted]");
}

const Description = z.record(z.string(), z.unknown());
const Run = z.object({ example: z.object({ run: z.array(z.string()) }) });

/** Every file of the example is there and says the same; what only runs it, or records what it prints, is no reader's. */
async function compare(desk: Desk, project: string): Promise<Words | undefined> {
  const example: Example = desk.examples.get(project) ?? new Map();
  const folder = projectOf(desk);
  const commands = Run.parse(JSON.parse(example.get("package.json") ?? "{}")).example.run.join("\n");
  const remedy = `Show the change on the page, as a whole file or in a diff, or correct content/examples/${project}.`;
  for (const [path, text] of example) {
    const typed = await readFile(join(folder, path), "utf8").catch(() => undefined);
    if (path === "output.txt" || (typed === undefined && isForRunning(path, example, commands))) continue;
    if (typed === undefined)
      return { message: `Up to here no page shows ${path}, which examples/${project} has.`, remedy };
    const [own, expected] = basename(path) === "package.json" ? described(typed, text) : [typed, text];
    const difference = firstDifference(own, expected, "whole");
    if (difference !== undefined) {
      return {
        message:
          `Who typed the guides up to here has ${path} with '${difference.found ?? ""}' in line ${difference.line}; ` +
          `examples/${project} has '${difference.expected ?? ""}'.`,
        remedy,
      };
    }
  }
  return undefined;
}

/** A file that a command names. Where packages have folders of their own, also the package.json above them. */
function isForRunning(path: string, example: Example, commands: string): boolean {
  const isDescribedInside = () => [...example.keys()].some((each) => each.endsWith("/package.json"));
  return commands.includes(path) || (path === "package.json" && isDescribedInside());
}

/** Of both package.json what the example's says, but not what npm adds, and what is only for running the example. */
function described(typed: string, expected: string): [string, string] {
  const own = Description.parse(JSON.parse(typed));
  const wanted = Description.parse(JSON.parse(expected));
  const names = ["type", ...Object.keys(wanted).filter((name) => name !== "type" && !UNTYPED.has(name))];
  const text = (of: typeof own) =>
    JSON.stringify(Object.fromEntries(names.map((name) => [name, of[name]])), undefined, 2);
  return [text(own), text(wanted)];
}

const UNTYPED = new Set(["name", "version", "private", "dependencies", "devDependencies", "example"]);
