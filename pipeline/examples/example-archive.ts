import { existsSync } from "node:fs";
import { openPackage } from "../reference/installed-package.ts";
import { zipExample } from "./zip-example.ts";

/** Builds the archive of an example project that readers download. */
export function exampleArchive(name: string, files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  return zipExample(name, files, installedVersion);
}

function installedVersion(name: string): string | undefined {
  return existsSync(`node_modules/${name}/package.json`) ? openPackage(name).version : undefined;
}
