import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { withTemporaryFolder } from "../../core/files/with-temporary-folder.ts";
import { registryOptions } from "../readmes/fetch/registry-options.ts";
import { type InstalledPackage, openPackage } from "./installed-package.ts";

/** In milliseconds: a registry that doesn't answer must not keep a command waiting. */
const INSTALL_TIMEOUT = 120_000;

/** Downloads a published version of webpack to read its files. `folder` caches it between runs. */
export async function fetchVersion(version: string, folder: string): Promise<InstalledPackage> {
  const modules = resolve(folder, version, "node_modules");
  if (!existsSync(join(modules, "webpack"))) {
    const { default: pacote } = await import("pacote");
    await mkdir(modules, { recursive: true });
    await withTemporaryFolder(`${modules}-`, async (temporary) => {
      await pacote.extract(`webpack@${version}`, temporary, await registryOptions());
      await rename(temporary, join(modules, "webpack"));
    });
  }
  return openPackage("webpack", modules);
}

/** Installs a published version of webpack with its dependencies, to run it. */
export async function installVersion(version: string, folder: string): Promise<InstalledPackage> {
  const root = resolve(folder, `${version}-installed`);
  await mkdir(root, { recursive: true });
  const args = ["install", "--ignore-scripts", "--no-audit", "--prefer-offline", "--prefix=.", `webpack@${version}`];
  const options = { cwd: root, shell: process.platform === "win32", timeout: INSTALL_TIMEOUT };
  await promisify(execFile)("npm", args, options);
  return openPackage("webpack", join(root, "node_modules"));
}
