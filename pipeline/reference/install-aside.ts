import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm, symlink } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { type InstalledPackage, openPackage } from "./installed-package.ts";
import { propertiesOf, propertyOf } from "./look-into.ts";

const run = promisify(execFile);

/** A published version of webpack, kept in `folder` between runs: enough to read it. */
export async function fetchAside(version: string, folder: string): Promise<InstalledPackage> {
  const modules = resolve(folder, version, "node_modules");
  const ready = await readdir(join(modules, "webpack")).catch(() => []);
  if (ready.length === 0) {
    await mkdir(resolve(folder, version), { recursive: true });
    await fetchPackage(`webpack@${version}`, modules);
  }
  return openPackage("webpack", modules);
}

/** The same, able to run: with this project's packages as its dependencies, and those it lacks from the registry. */
export async function installAside(version: string, folder: string): Promise<InstalledPackage> {
  const source = await fetchAside(version, folder);
  const modules = join(source.root, "node_modules");
  await linkFrom(resolve("node_modules"), modules);
  const missing = dependenciesOf(source).filter(([name]) => !existsSync(join(modules, name)));
  if (missing.length > 0) {
    const extra = join(source.root, "extra");
    await mkdir(extra, { recursive: true });
    const names = missing.map(([name, range]) => `${name}@${range}`);
    await run("npm", ["install", "--ignore-scripts", "--no-audit", "--prefix", extra, ...names], {
      shell: process.platform === "win32",
    });
    await linkFrom(join(extra, "node_modules"), modules);
  }
  return source;
}

function dependenciesOf(source: InstalledPackage): [string, string][] {
  return propertiesOf(propertyOf(JSON.parse(source.read("package.json") ?? "{}"), "dependencies")).map(
    ([name, range]) => [name, String(range)],
  );
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

/** Packages of another folder that this one doesn't have. */
async function linkFrom(folder: string, modules: string): Promise<void> {
  for (const name of await packagesIn(folder)) {
    const isOwn = name === "webpack" || name === "webpack-cli" || name === "webpack-dev-server";
    const place = join(modules, name);
    if (isOwn || existsSync(place)) continue;
    await mkdir(dirname(place), { recursive: true });
    await rm(place, { force: true });
    await symlink(join(folder, name), place, "junction");
  }
}

/** Names of packages, with their scopes. */
async function packagesIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith("."));
  const scoped = names
    .filter((name) => name.startsWith("@"))
    .map(async (scope) => (await readdir(join(folder, scope))).map((name) => `${scope}/${name}`));
  return [...names.filter((name) => !name.startsWith("@")), ...(await Promise.all(scoped)).flat()];
}
