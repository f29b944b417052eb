import { type Zippable, zipSync } from "fflate";
import { readerPackage } from "./reader-package.ts";

/** Archives hold local time without a zone: this is the same bytes wherever it is written. */
const TIME = new Date(1980, 0, 1);

/**
 * A project of content/examples as readers download it: one folder with its name, without what was recorded of its run.
 * The same files give the same bytes.
 */
export function zipExample(
  name: string,
  files: ReadonlyMap<string, Uint8Array>,
  versionOf: (name: string) => string | undefined,
): Uint8Array {
  const texts = new Map([...files].map(([path, bytes]) => [path, Buffer.from(bytes).toString("utf8")]));
  const shown = new Map(files).set("package.json", Buffer.from(readerPackage(texts, versionOf)));
  shown.delete("output.txt");
  const entries: Zippable = {};
  for (const path of [...shown.keys()].sort()) entries[`${name}/${path}`] = shown.get(path) ?? new Uint8Array();
  return zipSync(entries, { level: 6, mtime: TIME });
}
