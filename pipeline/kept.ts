import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashFiles } from "./hash-files.ts";

/** Results of earlier runs, each by a hash of all that it was made of. */
export type Kept = {
  /** The result of this step for these inputs: the kept one, or a new one, which must survive JSON. */
  once: <T>(step: string, inputs: readonly string[], make: () => T) => T;
  /** Removes what this run has not asked for. */
  sweep: () => void;
};

/**
 * What a folder keeps, one file a result. `version` names the code that makes the results: those of other code are not used,
 * nor is a file that is damaged.
 */
export function openKept(folder: string, version: string): Kept {
  mkdirSync(folder, { recursive: true });
  const there = new Set(readdirSync(folder));
  const asked = new Set<string>();
  return {
    once: (step, inputs, make) => {
      const name = hashOf(version, step, ...inputs);
      asked.add(name);
      const known = there.has(name) ? readResult(join(folder, name)) : undefined;
      if (known !== undefined) return JSON.parse(known);
      const result = make();
      writeResult(join(folder, name), JSON.stringify(result));
      return result;
    },
    sweep: () => {
      for (const name of there) if (!asked.has(name)) rmSync(join(folder, name), { force: true });
    },
  };
}

/** Of this runtime and the project's own code that makes results. */
export function versionOfCode(): string {
  return hashOf(process.version, hashFiles(["pipeline", "model", "data", "package-lock.json"]));
}

/** Keeps nothing. */
export const NOTHING_KEPT: Kept = { once: (_step, _inputs, make) => make(), sweep: () => undefined };

/** Of texts or bytes, and where each ends. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest("hex").slice(0, 40);
}

/** The first line is a hash of the rest. */
function readResult(file: string): string | undefined {
  const text = readFileSync(file, "utf8");
  const end = text.indexOf("\n");
  const json = text.slice(end + 1);
  return text.slice(0, end) === hashOf(json) ? json : undefined;
}

function writeResult(file: string, json: string): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, `${hashOf(json)}\n${json}`);
  renameSync(unfinished, file);
}
