import { execFile } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { mkdir, readdir, rename, rm, symlink } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { registryOptions } from "../fetch/registry-options.ts";
import { withTemporaryFolder } from "../with-temporary-folder.ts";
import { type InstalledPackage, openPackage } from "./installed-package.ts";

const run = promisify(execFile);

/** In milliseconds: a registry that doesn't answer must not keep a command waiting. */
const INSTALL_TIMEOUT = 120_000;

/** Downloads a published version of webpack to read its files. `folder` caches it between runs. */
export async function fetchVersion(version: string, folder: string): Promise<InstalledPackage> {
  const modules = resolve(folder, version, "node_modules");
  const ready = await readdir(join(modules, "webpack")).catch(() => []);
  if (ready.length === 0) {
    await mkdir(resolve(folder, version), { recursive: true });
    await fetchPackage(`webpack@${version}`, modules);
  }
  return openPackage("webpack", modules);
}

/** Also makes it runnable, with this project's packages as dependencies and missing ones from the registry. */
export async function installVersion(version: string, folder: string): Promise<InstalledPackage> {
  const source = await fetchVersion(version, folder);
  const modules = join(source.root, "node_modules");
  await linkFrom(resolve("node_modules"), modules);
  const { dependencies = {} }: { dependencies?: Record<string, string> } = JSON.parse(
    source.read("package.json") ?? "{}",
  );
  const missing = Object.entries(dependencies).filter(([name]) => !existsSync(join(modules, name)));
  if (missing.length > 0) {
    const extra = join(source.root, "extra");
    await mkdir(extra, { recursive: true });
    const names = missing.map(([name, range]) => `${name}@${range}`);
    await run("npm", ["install", "--ignore-scripts", "--no-audit", "--prefix", extra, ...names], {
      shell: process.platform === "win32",
      timeout: INSTALL_TIMEOUT,
    });
    await linkFrom(join(extra, "node_modules"), modules);
  }
  return source;
}

async function fetchPackage(name: string, modules: string): Promise<void> {
  const { default: pacote } = await import("pacote");
  await withTemporaryFolder(`${modules}-`, async (folder) => {
    await pacote.extract(name, folder, await registryOptions());
    await mkdir(modules, { recursive: true });
    await rename(folder, join(modules, "webpack"));
  });
}

/** Links packages of another folder that this one doesn't have. */
async function linkFrom(folder: string, modules: string): Promise<void> {
  for (const name of globSync(["[^.@]*", "@*/*"], { cwd: folder })) {
    const isOwn = name === "webpack" || name === "webpack-cli" || name === "webpack-dev-server";
    const place = join(modules, name);
    if (isOwn || existsSync(place)) continue;
    await mkdir(dirname(place), { recursive: true });
    await rm(place, { force: true });
    await symlink(join(folder, name), place, "junction");
  }
}
