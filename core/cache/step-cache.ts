import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashFiles, hashOf } from "./hash.ts";
import { importedFiles } from "./imported-files.ts";

/** A computation whose results are cached. */
export type Step = {
  name: string;
  /** File of the module that does the work. Its code, and all code that it imports, is an input of the step. */
  module: string;
};

/** A value, or files and folders whose contents count. */
export type Input = string | { files: readonly string[] };

/**
 * A result that is read when it is needed. Its hash is known without reading it, so it can be the input of another
 * step.
 */
export type Result<T> = { hash: string; value: () => T };

/**
 * Results of earlier runs. A result is used again when the same step has the same inputs: those that are passed, the
 * step's code, the locked dependencies and the version of Node. Results must survive a round trip through JSON, except
 * those of `bytes`.
 */
export type Cache = {
  get: <T>(step: Step, inputs: readonly Input[], compute: () => T) => T;
  /** For results that aren't needed in every run, or that don't all fit into memory. */
  lazy: <T>(step: Step, inputs: readonly Input[], compute: () => T) => Result<T>;
  /** For results that refer to files elsewhere: one that is no longer current is computed again. */
  load: <T>(
    step: Step,
    inputs: readonly Input[],
    compute: () => Promise<T>,
    isCurrent?: (result: T) => boolean,
  ) => Promise<T>;
  bytes: (step: Step, inputs: readonly Input[], compute: () => Bytes | Promise<Bytes>) => Promise<CachedBytes>;
  /** Removes the results of earlier runs that this run hasn't used. */
  evict: () => void;
};

/** `file`: its file in the cache, for a link. */
export type CachedBytes = { content: Bytes; hash: string; file?: string | undefined };

type Bytes = string | Uint8Array;

/** Folder with the results that the site has in common with its translations. */
export const SHARED_CACHE = ".cache/shared";

/**
 * Opens a folder with one file per result, named KEY.HASH: KEY is the hash of the inputs, HASH that of the content. A
 * file that is damaged or missing is computed again, so runs may share the folder and may be interrupted.
 */
export function openCache(folder: string): Cache {
  mkdirSync(folder, { recursive: true });
  const files = readdirSync(folder);
  const hashes = new Map(files.map((name) => name.split(".")).map(([key = "", hash = ""]) => [key, hash]));
  const used = new Set<string>();
  const useKey = (step: Step, inputs: readonly Input[]) => {
    const key = keyOf(step, inputs);
    used.add(key);
    return key;
  };
  const fileOf = (key: string) => {
    const hash = hashes.get(key);
    return hash === undefined ? undefined : join(folder, `${key}.${hash}`);
  };
  const read = (key: string) => {
    const file = fileOf(key);
    return file === undefined ? undefined : readVerified(file);
  };
  const write = (key: string, content: Bytes) => {
    const hash = hashOf(content);
    const earlier = fileOf(key);
    if (earlier !== undefined && hashes.get(key) !== hash) rmSync(earlier, { force: true });
    hashes.set(key, hash);
    writeAtomically(join(folder, `${key}.${hash}`), content);
    return hash;
  };
  const getByKey = <T>(key: string, compute: () => T): T => {
    const cached = read(key);
    if (cached !== undefined) return JSON.parse(cached.toString());
    const result = compute();
    write(key, JSON.stringify(result));
    return result;
  };
  return {
    get: (step, inputs, compute) => getByKey(useKey(step, inputs), compute),
    lazy: (step, inputs, compute) => {
      const key = useKey(step, inputs);
      const hash = hashes.get(key) ?? write(key, JSON.stringify(compute()));
      return { hash, value: () => getByKey(key, compute) };
    },
    load: async (step, inputs, compute, isCurrent = () => true) => {
      const key = useKey(step, inputs);
      const cached = read(key);
      if (cached !== undefined) {
        const result = JSON.parse(cached.toString());
        if (isCurrent(result)) return result;
      }
      const result = await compute();
      write(key, JSON.stringify(result));
      return result;
    },
    bytes: async (step, inputs, compute) => {
      const key = useKey(step, inputs);
      const hash = hashes.get(key);
      const cached = read(key);
      if (hash !== undefined && cached !== undefined) return { content: cached, hash, file: fileOf(key) };
      const content = await compute();
      return { content, hash: write(key, content), file: fileOf(key) };
    },
    evict: () => {
      for (const name of files) {
        const [key = ""] = name.split(".");
        if (!used.has(key)) rmSync(join(folder, name), { force: true });
      }
    },
  };
}

/** Computes everything. */
export const NO_CACHE: Cache = {
  get: (_step, _inputs, compute) => compute(),
  lazy: (_step, _inputs, compute) => {
    const result = compute();
    return { hash: hashOf(JSON.stringify(result)), value: () => result };
  },
  load: (_step, _inputs, compute) => compute(),
  bytes: async (_step, _inputs, compute) => {
    const content = await compute();
    return { content, hash: hashOf(content) };
  },
  evict: () => undefined,
};

/** Hashes a step's inputs, its code included. */
export function keyOf({ name, module }: Step, inputs: readonly Input[]): string {
  const values = inputs.map((input) => (typeof input === "string" ? input : hashFiles(input.files)));
  return hashOf(name, hashOfCode(module), ...values);
}

/** Root of the project with the code. Commands may run in another folder, whose content they build with this code. */
const PROJECT = join(import.meta.dirname, "../..");

/** This process runs the code as it was at first, even if it has been edited since. */
const codeHashes = new Map<string, string>();
const imports = new Map<string, readonly string[]>();

/** Hashes a module with the code that it imports, the locked dependencies and the version of Node. */
export function hashOfCode(module: string): string {
  const files = () => hashFiles(importedFiles([module], imports), PROJECT);
  const hash = codeHashes.get(module) ?? hashOf(process.version, hashFiles(["package-lock.json"]), files());
  codeHashes.set(module, hash);
  return hash;
}

function readVerified(file: string): Buffer | undefined {
  try {
    const content = readFileSync(file);
    return file.endsWith(`.${hashOf(content)}`) ? content : undefined;
  } catch {
    // Another process removed it.
    return undefined;
  }
}

function writeAtomically(file: string, content: Bytes): void {
  const unfinished = `${file}.${process.pid}`;
  try {
    writeFileSync(unfinished, content);
    renameSync(unfinished, file);
  } catch (error) {
    // Another process removed the file or the folder: the result stays uncached.
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
}
