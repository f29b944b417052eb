import { existsSync } from "node:fs";
import { hashOf, NOTHING_KEPT } from "../kept.ts";
import { readExampleFiles } from "../read/read-examples.ts";
import { openPackage } from "../reference/installed-package.ts";
import { zipExample } from "./zip-example.ts";

/** An example project of a content folder, as readers download it. */
export function exampleArchive(root: string, name: string, kept = NOTHING_KEPT): Uint8Array {
  const files = readExampleFiles(root, name);
  const inputs = [...files].map(([path, bytes]) => hashOf(path, bytes));
  const zip = () => Buffer.from(zipExample(name, files, installedVersion)).toString("base64");
  return Buffer.from(kept.once("archive", [name, ...inputs.sort()], zip), "base64");
}

function installedVersion(name: string): string | undefined {
  return existsSync(`node_modules/${name}/package.json`) ? openPackage(name).version : undefined;
}
