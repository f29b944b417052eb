import fs from "node:fs";
import path from "node:path";
import type { Files } from "../protocol.ts";

/** The files that webpack adds to a project's bundle, by path. */
declare const RUNTIME_FILES: Record<string, string>;

const written = new Map<string, string>();

/** Writes the project's files and removes those that it no longer has. Returns the paths of all changed files. */
export function writeProject(root: string, files: Files): string[] {
  const next = new Map(Object.entries(files).map(([name, text]) => [`${root}/${name}`, text]));
  const removed = [...written.keys()].filter((file) => !next.has(file));
  for (const file of removed) {
    written.delete(file);
    fs.rmSync(file, { force: true });
  }
  const changed = [...next].filter(([file, text]) => written.get(file) !== text);
  for (const [file, text] of changed) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
    written.set(file, text);
  }
  return [...removed, ...changed.map(([file]) => file)];
}

/** Removes files that earlier builds wrote, because a fresh clone of the project has none. */
export function removeEmitted(root: string): void {
  for (const file of emittedFiles(root)) fs.rmSync(file);
}

/** Returns the paths of files that neither the project nor webpack has. */
export function emittedFiles(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  const paths = fs.readdirSync(folder, { recursive: true, withFileTypes: false }) as string[];
  return paths
    .map((path) => `${folder}/${path}`)
    .filter((file) => !written.has(file) && !(file in RUNTIME_FILES) && !fs.statSync(file).isDirectory());
}

/** Writes what a project has in node_modules, as far as webpack reads it. */
export function writeRuntimeFiles(): void {
  for (const [file, text] of Object.entries(RUNTIME_FILES)) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
}
