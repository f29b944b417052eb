import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { z } from "zod";
import type { Place } from "../../core/problems/place.ts";
import { applyDiff } from "./apply-diff.ts";
import { firstDifference } from "./first-difference.ts";
import type { GuideStep } from "./guide-steps.ts";
import { installOffline } from "./install-offline.ts";
import { comparableOutput } from "./normalize-output.ts";
import type { Example, Examples } from "./read-examples.ts";
import { runCommand } from "./run-command.ts";

/** A step that doesn't do what the page says. */
type Failure = { place: Place; message: string; fix: string };

export type FollowedGuide = {
  /** The folder of the project. */
  folder: string;
  failures: Failure[];
};

type State = {
  /** Folder in which commands run. */
  folder: string;
  /** The folder that paths of files are relative to: the one where the first file is written. */
  project?: string;
  nodeModules: string;
  examples: Examples;
  /** Output of the last fence's commands. */
  printed: string;
  /** Output on the page that hasn't been printed yet. */
  expected: { place: Place; text: string; printed: string }[];
};

type GuideOptions = { start: string; nodeModules: string; examples: Examples };

/** Follows the steps of a guide from the folder `start` to the end, or to the first that fails. */
export async function followGuide(
  steps: readonly GuideStep[],
  { start, nodeModules, examples }: GuideOptions,
): Promise<FollowedGuide> {
  const state: State = { folder: start, nodeModules, examples, printed: "", expected: [] };
  for (const [index, step] of steps.entries()) {
    const failure = await follow(step, state, { previous: steps[index - 1], next: steps[index + 1] });
    if (failure !== undefined) return { folder: projectOf(state), failures: [{ place: step.place, ...failure }] };
  }
  const failures = state.expected.map(({ place, text, printed }) => ({
    place,
    message:
      `No command on the page prints the output that starts with '${text.trim().split("\n")[0]}', and no built file ` +
      `contains it. The commands above print:\n${printed.trim()}`,
    fix: "Show the command that a reader has to run before, or copy its output.",
  }));
  return { folder: projectOf(state), failures };
}

function projectOf({ project, folder }: State): string {
  return project ?? folder;
}

type Texts = { message: string; fix: string };
type Neighbors = { previous: GuideStep | undefined; next: GuideStep | undefined };

async function follow(step: GuideStep, state: State, { previous, next }: Neighbors): Promise<Texts | undefined> {
  switch (step.kind) {
    case "write":
      return write(step, state);
    case "edit":
      return edit(step, state);
    case "run":
      if (previous?.place.line !== step.place.line) state.printed = "";
      return run(step, state, next);
    case "expect":
      state.expected.push({ ...step, printed: state.printed });
      await removePrinted(state);
      return undefined;
    case "compare":
      return compare(state, step.project);
  }
}

async function write(step: GuideStep & { kind: "write" }, state: State): Promise<undefined> {
  state.project ??= state.folder;
  const file = join(state.project, step.file);
  if (step.unlessThere && existsSync(file)) return undefined;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, step.text);
  return undefined;
}

async function edit({ file, diff }: GuideStep & { kind: "edit" }, state: State): Promise<Texts | undefined> {
  const path = join(projectOf(state), file);
  const text = await readFile(path, "utf8").catch(() => undefined);
  if (text === undefined) {
    return {
      message: `There is no ${file} to change.`,
      fix: "Show the whole file first, on this page or on the one that it continues.",
    };
  }
  const applied = applyDiff(text, diff);
  if ("reason" in applied) {
    return {
      message: `The diff can't be applied to ${file}: ${applied.reason}.`,
      fix: "Copy the unchanged and the removed lines from the file as the reader has it.",
    };
  }
  await writeFile(path, applied.text);
  return undefined;
}

/** Time that a server may take to finish its first build, in milliseconds. */
const SERVER_TIMEOUT = 60_000;

async function run(
  { command, prints }: GuideStep & { kind: "run" },
  state: State,
  next: GuideStep | undefined,
): Promise<Texts | undefined> {
  const cd = /^cd (\S+)$/.exec(command)?.[1];
  if (cd !== undefined) {
    state.folder = resolve(state.folder, cd);
    return undefined;
  }
  if (/^npm (?:i|install|add) \S/.test(command)) {
    const reason = await installOffline(command, state.folder, state.nodeModules);
    return reason === undefined
      ? undefined
      : { message: `'${command}': ${reason}.`, fix: "Add it to this project's devDependencies." };
  }
  const { output, code } = await runCommand(withoutBrowser(command), {
    cwd: state.folder,
    nodeModules: join(state.folder, "node_modules"),
    ...(isEndless(command) && { until: /compiled successfully/, timeout: SERVER_TIMEOUT }),
  });
  const printed = output.replaceAll(projectOf(state), "/project");
  state.printed += printed;
  if (code !== 0 && !isShownError(next, printed))
    return { message: `'${command}' failed:\n${printed.trim()}`, fix: "Show what a reader has to do before." };
  await removePrinted(state);
  return prints === undefined ? undefined : differenceFrom(command, prints, printed);
}

/** Tells whether the page shows the error of a failed command next. */
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

function differenceFrom(command: string, said: string, printed: string): Texts | undefined {
  const difference = firstDifference(comparable(said), comparable(printed), "run");
  if (difference === undefined) return undefined;
  return {
    message: `'${command}' doesn't print line ${difference.line} of the page's output, '${difference.found ?? ""}'. It prints:\n${printed.trim()}`,
    fix: "Copy what it prints, or show what a reader has to do before.",
  };
}

/** Removes expected output that a command has printed, or that is in a built file. */
async function removePrinted(state: State): Promise<void> {
  if (state.expected.length === 0) return;
  const texts = [state.printed, ...(await builtTexts(state.folder))].map(comparable);
  state.expected = state.expected.filter(({ text }) => !texts.some((each) => contains(each, comparable(text))));
}

/** Ignores how webpack groups and orders assets, which depends on the files that earlier builds left in dist. */
function contains(text: string, quoted: string): boolean {
  if (firstDifference(quoted, text, "run") === undefined) return true;
  const trimmedLines = (of: string) => of.split("\n").map((line) => line.trim());
  const assets = trimmedLines(quoted).filter((line) => !line.startsWith("assets by "));
  const printed = new Set(trimmedLines(text));
  return assets.every((line) => line.startsWith("asset ") && printed.has(line));
}

async function builtTexts(folder: string): Promise<string[]> {
  const entries = await readdir(join(folder, "dist"), { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith(".map"));
  return Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), "utf8")));
}

/** webpack reports an unchanged file in dist as compared instead of emitted. */
function comparable(text: string): string {
  return comparableOutput(text).replaceAll("[compared for emit]", "[emitted]");
}

const Description = z.record(z.string(), z.unknown());
const Run = z.object({ example: z.object({ run: z.array(z.string()) }) });

/** Compares the project with an example, without the files that only run the example or record its output. */
async function compare(state: State, project: string): Promise<Texts | undefined> {
  const example: Example = state.examples.get(project) ?? new Map();
  const folder = projectOf(state);
  const commands = Run.parse(JSON.parse(example.get("package.json") ?? "{}")).example.run.join("\n");
  const fix = `Show the change on the page, as a whole file or in a diff, or correct content/examples/${project}.`;
  for (const [path, text] of example) {
    const typed = await readFile(join(folder, path), "utf8").catch(() => undefined);
    if (path === "output.txt" || (typed === undefined && isOnlyForRunning(path, example, commands))) continue;
    if (typed === undefined)
      return { message: `No page so far shows ${path}, which is part of examples/${project}.`, fix };
    const [own, expected] = basename(path) === "package.json" ? comparablePackages(typed, text) : [typed, text];
    const difference = firstDifference(own, expected, "whole");
    if (difference !== undefined) {
      return {
        message:
          `Line ${difference.line} of ${path} is '${difference.found ?? ""}' if you follow the guides up to here, and ` +
          `'${difference.expected ?? ""}' in examples/${project}.`,
        fix,
      };
    }
  }
  return undefined;
}

/** Recognizes files that a command names, and the package.json above packages with folders of their own. */
function isOnlyForRunning(path: string, example: Example, commands: string): boolean {
  const hasPackagesInside = () => [...example.keys()].some((each) => each.endsWith("/package.json"));
  return commands.includes(path) || (path === "package.json" && hasPackagesInside());
}

/**
 * Reduces both package.json files to the fields of the example's, without those that npm adds or that only run the
 * example.
 */
function comparablePackages(typed: string, expected: string): [string, string] {
  const own = Description.parse(JSON.parse(typed));
  const wanted = Description.parse(JSON.parse(expected));
  const names = ["type", ...Object.keys(wanted).filter((name) => name !== "type" && !IGNORED_FIELDS.has(name))];
  const textOf = (fields: typeof own) =>
    JSON.stringify(Object.fromEntries(names.map((name) => [name, fields[name]])), undefined, 2);
  return [textOf(own), textOf(wanted)];
}

const IGNORED_FIELDS = new Set(["name", "version", "private", "dependencies", "devDependencies", "example"]);
