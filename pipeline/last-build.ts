import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { Problem } from "#model/problem.ts";
import { emitFile } from "./emit/emit-file.ts";
import { readEarlierFiles } from "./emit/take-over-files.ts";
import { filesBelow, hashFiles } from "./hash-files.ts";

/** What a build was made of and what came out: a build of the same is not made again. */
type LastBuild = { pages: number; problems: Problem[] };

type Kept = LastBuild & { inputs: string; output: string; site: string };

/** All that a site is made of besides its content and the packages, which the lock and data/packages.json pin. */
const SOURCES = ["data", "site", "model", "pipeline", "worker", "webpack.config.ts", "package-lock.json"];

/** A hash of all that a build of this content is made of. */
export async function hashInputs(content: string): Promise<string> {
  const hash = createHash("sha256").update(process.version).update(resolve(content));
  hash.update(await lastCommit(content));
  // The examples by name, as they may lie elsewhere.
  return hash.update(hashFiles([content, join(content, "examples"), ...SOURCES])).digest("hex");
}

/** The last build of these inputs, if its site is still as it was built and no file in it is to go by now. */
export async function readLastBuild(
  record: string,
  { inputs, output, now }: { inputs: string; output: string; now: number },
): Promise<LastBuild | undefined> {
  const kept = await readKept(record);
  if (kept?.inputs !== inputs || kept.output !== resolve(output)) return undefined;
  if (kept.site !== stateOf(output)) return undefined;
  const goes = Object.values(await readEarlierFiles(output)).map((date) => Date.parse(date));
  return goes.every((date) => date > now) ? { pages: kept.pages, problems: kept.problems } : undefined;
}

/** A build whose packages could not all be had is not kept: the next one asks for them again. */
export function keepLastBuild(
  record: string,
  { inputs, output, pages, problems }: LastBuild & { inputs: string; output: string },
): void {
  if (problems.some(({ rule }) => rule === "package")) return;
  const kept: Kept = { inputs, output: resolve(output), site: stateOf(output), pages, problems };
  emitFile(record, JSON.stringify(kept));
}

async function readKept(record: string): Promise<Kept | undefined> {
  try {
    return JSON.parse(await readFile(record, "utf8"));
  } catch {
    // None yet, or half written: the site is built.
    return undefined;
  }
}

/** Names, sizes and dates of all files of a site. */
function stateOf(output: string): string {
  const hash = createHash("sha256");
  for (const file of filesBelow(output)) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

/** Pages show the date of the commit that changed them last. */
async function lastCommit(content: string): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)("git", ["-C", content, "rev-parse", "HEAD"]);
    return stdout;
  } catch {
    return "";
  }
}
