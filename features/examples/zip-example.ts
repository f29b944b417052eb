import { existsSync } from "node:fs";
import { zipSync } from "fflate";
import { openPackage } from "../reference/installed-package.ts";
import { readerPackage } from "./reader-package.ts";

/**
 * Creates the archive of an example that readers download: one folder with its name, without the recorded output. The
 * same files always produce the same bytes.
 */
export function zipExample(
  name: string,
  files: ReadonlyMap<string, Uint8Array>,
  versionOf = installedVersion,
): Uint8Array {
  const texts = new Map([...files].map(([path, bytes]) => [path, Buffer.from(bytes).toString("utf8")]));
  const shown = new Map(files).set("package.json", Buffer.from(readerPackage(texts, versionOf)));
  shown.delete("output.txt");
  const sorted = [...shown].sort(([a], [b]) => (a < b ? -1 : 1));
  // Not deflated, which would take most of the build's time for archives: docs/decisions/0012-speed.md.
  return zipSync(Object.fromEntries(sorted.map(([path, bytes]) => [`${name}/${path}`, bytes])), {
    level: 0,
    mtime: MIN_DATE,
  });
}

function installedVersion(name: string): string | undefined {
  return existsSync(`node_modules/${name}/package.json`) ? openPackage(name).version : undefined;
}

/** The earliest time that an archive can store, in any time zone. */
const MIN_DATE = new Date(1980, 0, 1);
