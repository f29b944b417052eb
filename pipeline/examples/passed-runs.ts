import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { emitFile } from "../emit/emit-file.ts";

/** Which examples passed, as they are now: name → key of what went into the run. */
export type PassedRuns = {
  has: (name: string, key: string) => boolean;
  add: (name: string, key: string) => void;
  save: () => void;
};

/** Reads the record; one that is missing or damaged remembers nothing. */
export async function readPassedRuns(file: string): Promise<PassedRuns> {
  const passed = new Map(Object.entries(await readRecord(file)));
  return {
    has: (name, key) => passed.get(name) === key,
    add: (name, key) => passed.set(name, key),
    save: () => emitFile(file, JSON.stringify(Object.fromEntries(passed))),
  };
}

/** One key for files (path → text) and whatever else decides how a run ends. */
export function runKey(files: ReadonlyMap<string, string>, circumstances: string): string {
  const hash = createHash("sha256").update(circumstances);
  for (const [path, text] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(`\0${path}\0${text}`);
  return hash.digest("hex");
}

async function readRecord(file: string): Promise<Record<string, string>> {
  try {
    const json: unknown = JSON.parse(await readFile(file, "utf8"));
    return typeof json === "object" && json !== null ? Object.fromEntries(Object.entries(json).filter(isText)) : {};
  } catch {
    return {};
  }
}

function isText(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === "string";
}
