import { readFile, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import type { Cache } from "../../core/cache/step-cache.ts";
import { mergeOutput } from "./merge-output.ts";
import { comparableOutput } from "./normalize-output.ts";
import type { Example } from "./read-examples.ts";
import type { OutputChange } from "./requote-page.ts";
import { runExample } from "./run-example.ts";

const STEP = { name: "example", module: import.meta.filename };

/** What's wrong with an example, if anything. */
export type ExampleResult = {
  problem?: string;
  /** It failed at first and then passed. */
  isUnstable?: boolean;
};

export type ExampleToCheck = {
  folder: string;
  files: Example;
  /** Runs it even if it has passed. */
  fresh: boolean;
  packages: Packages;
};

/** Returns the node_modules that examples use: see linkPackages(). */
export type Packages = () => Promise<string>;

/** Runs an example unless it has passed with the same files, packages and Node. */
export async function checkExampleOnce(
  cache: Cache,
  { folder, files, fresh, packages }: ExampleToCheck,
): Promise<ExampleResult & { isCached: boolean }> {
  const inputs = [process.platform, JSON.stringify([...files])];
  let isCached = true;
  const check = async () => {
    isCached = false;
    return checkExample(folder, await packages());
  };
  const result = await cache.load(STEP, inputs, check, ({ problem }) => !fresh && problem === undefined);
  return { ...result, isCached };
}

/** Runs an example again if it failed, because a busy machine may print lines in another order. */
async function checkExample(folder: string, nodeModules: string): Promise<ExampleResult> {
  const first = await compareOutput(folder, nodeModules);
  if (first === undefined) return {};
  const second = await compareOutput(folder, nodeModules);
  return second === undefined ? { isUnstable: true } : { problem: second };
}

async function compareOutput(folder: string, nodeModules: string): Promise<string | undefined> {
  const { transcript, problem, isRecorded } = await runAndCompare(folder, nodeModules);
  if (problem !== undefined || isRecorded) return problem;
  const update = `npm run examples -- ${basename(folder)} --update`;
  return `its output differs from output.txt. If the new output is right, run \`${update}\`.\n${transcript}`;
}

/** Runs an example and records what it prints, unless only times and hashes have changed. */
export async function updateExample(
  folder: string,
  nodeModules: string,
): Promise<ExampleResult & { change?: OutputChange }> {
  const { recorded, transcript, problem, isRecorded } = await runAndCompare(folder, nodeModules);
  if (problem !== undefined) return { problem };
  if (isRecorded) return {};
  const after = mergeOutput(recorded, transcript);
  await writeFile(join(folder, "output.txt"), after);
  return { change: { before: recorded, after } };
}

async function runAndCompare(folder: string, nodeModules: string) {
  const { transcript, failure } = await runExample(resolve(folder), nodeModules);
  const recorded = await readFile(join(folder, "output.txt"), "utf8").catch(() => "");
  const problem = failure === undefined ? undefined : `${failure}\n${transcript}`;
  return { recorded, transcript, problem, isRecorded: comparableOutput(recorded) === comparableOutput(transcript) };
}
