import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, rename, rm, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { type InstalledPackage, openPackage } from "./installed-package.ts";

const run = promisify(execFile);

/**
 * A published version of webpack, kept in `folder` between runs. It resolves its dependencies from this project's
 * node_modules: enough to read it, and to run its defaults while they are near enough.
 */
export async function installAside(version: string, folder: string): Promise<InstalledPackage> {
  const modules = resolve(folder, version, "node_modules");
  const ready = await readdir(join(modules, "webpack")).catch(() => []);
  if (ready.length === 0) {
    await mkdir(resolve(folder, version), { recursive: true });
    await fetchPackage(`webpack@${version}`, modules);
    await linkOthers(modules);
  }
  return openPackage("webpack", modules);
}

async function fetchPackage(name: string, modules: string): Promise<void> {
  const place = await mkdtemp(`${modules}-`);
  try {
    await run("npm", ["pack", name, "--silent", "--pack-destination", place], { shell: process.platform === "win32" });
    const [archive = ""] = await readdir(place);
    await run("tar", ["-xzf", archive], { cwd: place });
    await mkdir(modules, { recursive: true });
    await rename(join(place, "package"), join(modules, "webpack"));
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

async function linkOthers(modules: string): Promise<void> {
  const ours = resolve("node_modules");
  for (const name of await readdir(ours)) {
    if (name === "webpack" || name === "webpack-cli" || name === "webpack-dev-server" || name.startsWith(".")) continue;
    await symlink(join(ours, name), join(modules, name), "junction");
  }
}
