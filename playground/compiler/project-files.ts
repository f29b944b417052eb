import fs from "node:fs";
import path from "node:path";
import type { Files } from "../protocol.ts";

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

/** Removes files that earlier builds emitted, because a fresh clone of the project has none. */
export function removeEmitted(root: string): void {
  if (!fs.existsSync(root)) return;
  for (const entry of fs.readdirSync(root, { recursive: true, withFileTypes: false }) as string[]) {
    const file = `${root}/${entry}`;
    if (fs.existsSync(file) && !fs.statSync(file).isDirectory() && !written.has(file)) fs.rmSync(file);
  }
}
