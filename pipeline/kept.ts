import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashFiles } from "./hash-files.ts";

/** Results of earlier runs, each by a hash of all that it was made of. */
export type Kept = {
  /** The result of this step for these inputs: the kept one, or a new one, which must survive JSON. */
  once: <T>(step: string, inputs: readonly string[], make: () => T) => T;
  /** The same for results that not every run looks into, or that would not all fit into memory. */
  keep: <T>(step: string, inputs: readonly string[], make: () => T) => Result<T>;
  /** Whether `once` would find a result, by its name alone. */
  has: (step: string, inputs: readonly string[]) => boolean;
  /** Removes what this run has not asked for. */
  sweep: () => void;
};

/** A result that is read when it is asked for. What is made of it is known by its hash. */
export type Result<T> = { hash: string; value: () => T };

/**
 * What a folder keeps, one file a result: KEY.HASH, where the hash is that of its content, so that it is known without being
 * read. `version` names the code that makes the results: those of other code are not used, nor is a file that is damaged.
 */
export function openKept(folder: string, version: string): Kept {
  mkdirSync(folder, { recursive: true });
  const files = readdirSync(folder);
  const hashes = new Map(files.map((name) => name.split(".")).map(([key = "", hash = ""]) => [key, hash]));
  const asked = new Set<string>();
  const write = <T>(key: string, result: T) => {
    const json = JSON.stringify(result);
    const hash = hashOf(json);
    const earlier = hashes.get(key);
    if (earlier !== undefined && earlier !== hash) rmSync(join(folder, `${key}.${earlier}`), { force: true });
    hashes.set(key, hash);
    asked.add(`${key}.${hash}`);
    writeWhole(join(folder, `${key}.${hash}`), json);
    return hash;
  };
  const once = <T>(key: string, make: () => T): T => {
    const hash = hashes.get(key);
    const known = hash === undefined ? undefined : readResult(join(folder, `${key}.${hash}`), hash);
    if (known !== undefined) {
      asked.add(`${key}.${hash}`);
      return JSON.parse(known);
    }
    const result = make();
    write(key, result);
    return result;
  };
  return {
    once: (step, inputs, make) => once(hashOf(version, step, ...inputs), make),
    keep: (step, inputs, make) => {
      const key = hashOf(version, step, ...inputs);
      const hash = hashes.get(key) ?? write(key, make());
      asked.add(`${key}.${hash}`);
      return { hash, value: () => once(key, make) };
    },
    has: (step, inputs) => hashes.has(hashOf(version, step, ...inputs)),
    sweep: () => {
      for (const name of files) if (!asked.has(name)) rmSync(join(folder, name), { force: true });
    },
  };
}

/** Of this runtime and the project's own code that makes results. */
export function versionOfCode(): string {
  return hashOf(process.version, hashFiles(["pipeline", "model", "data", "package-lock.json"]));
}

/** Keeps nothing. */
export const NOTHING_KEPT: Kept = {
  once: (_step, _inputs, make) => make(),
  keep: (_step, _inputs, make) => {
    const result = make();
    return { hash: hashOf(JSON.stringify(result)), value: () => result };
  },
  has: () => false,
  sweep: () => undefined,
};

/** Of texts or bytes, and where each ends. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest("hex").slice(0, 40);
}

function readResult(file: string, hash: string): string | undefined {
  try {
    const json = readFileSync(file, "utf8");
    return hashOf(json) === hash ? json : undefined;
  } catch {
    // Another run removed it.
    return undefined;
  }
}

function writeWhole(file: string, json: string): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, json);
  renameSync(unfinished, file);
}
