import { existsSync } from "node:fs";
import { readExampleFiles } from "../read/read-examples.ts";
import { openPackage } from "../reference/installed-package.ts";
import { zipExample } from "./zip-example.ts";

/** An example project of a content folder, as readers download it. */
export async function exampleArchive(root: string, name: string): Promise<Uint8Array> {
  return zipExample(name, await readExampleFiles(root, name), installedVersion);
}

function installedVersion(name: string): string | undefined {
  return existsSync(`node_modules/${name}/package.json`) ? openPackage(name).version : undefined;
}
