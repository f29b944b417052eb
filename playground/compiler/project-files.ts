import fs from "node:fs";
import path from "node:path";
import type { Files } from "../protocol.ts";

const written = new Map<string, string>();

/** Makes the project's folder contain these files; returns the paths of those that changed. */
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

/** Removes what earlier builds emitted, as a clone of the project has none. */
export function removeEmitted(root: string): void {
  if (!fs.existsSync(root)) return;
  for (const entry of fs.readdirSync(root, { recursive: true, withFileTypes: false }) as string[]) {
    const file = `${root}/${entry}`;
    if (fs.existsSync(file) && !fs.statSync(file).isDirectory() && !written.has(file)) fs.rmSync(file);
  }
}
