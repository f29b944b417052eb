import { execFile } from "node:child_process";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { Problem } from "#model/problem.ts";
import { fingerprintOf } from "../cache/hash.ts";
import type { Input } from "../cache/step-cache.ts";
import { readEarlierFiles } from "../emit/retain-previous-assets.ts";

/** The outcome of a build. `fingerprint` is that of the output folder right after the build. */
export type BuiltSite = { pages: number; problems: Problem[]; built: boolean; fingerprint: string };

/**
 * Folders that a build reads besides the content, and that hold files its code doesn't import. Packages are pinned by
 * data/packages.json.
 */
const SOURCES = ["data", "playground", "search", "site"];

/** Returns all inputs of a site except the build's code. `others`: files that features read. */
export async function inputsOfSite(content: string, output: string, others: readonly string[]): Promise<Input[]> {
  // The examples may be a link, which is only followed when it is named.
  const files = [content, join(content, "examples"), "package.json", ...SOURCES, ...others];
  return [resolve(content), resolve(output), await lastCommit(content), { files }];
}

/**
 * Tells whether the output folder is still as the build left it and needs no other build. Missing packages need one,
 * because they may be available now, and so do expired files of earlier builds.
 */
export function isCurrent({ built, problems, fingerprint }: BuiltSite, output: string, now: number): boolean {
  if (!built || problems.some(({ rule }) => rule === "package")) return false;
  const expirations = Object.values(readEarlierFiles(output)).map((date) => Date.parse(date));
  return expirations.every((date) => date > now) && fingerprint === fingerprintOf(output);
}

/** Pages show who changed them and when: a commit is an input even if it changes no file. */
async function lastCommit(content: string): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)("git", ["-C", content, "rev-parse", "HEAD"]);
    return stdout;
  } catch {
    return "";
  }
}
