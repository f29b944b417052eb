import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { cp, mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";

const Installed = z.looseObject({
  name: z.string(),
  version: z.string(),
  bin: z.union([z.string(), z.record(z.string(), z.string())]).optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
});
const Project = z.looseObject({
  dependencies: z.record(z.string(), z.string()).optional(),
  devDependencies: z.record(z.string(), z.string()).optional(),
});

type Package = {
  name: string;
  /** Its version range in package.json. */
  range: string;
  /** Its folder. */
  from: string;
  isLinked: boolean;
};

/**
 * Does what `npm install …` would do in a project, with the packages of `nodeModules` instead of the registry. Returns
 * what's wrong with the command, if anything. Development dependencies are linked. Others are copied, because webpack
 * names a module by its real path. Of local packages, folders are linked and .tgz files unpacked, as npm does.
 */
export async function installOffline(
  command: string,
  project: string,
  nodeModules: string,
): Promise<string | undefined> {
  const [, , ...words] = command.trim().split(/\s+/);
  const dev = words.includes("--save-dev") || words.includes("-D");
  const packages: Package[] = [];
  for (const word of words.filter((each) => !each.startsWith("-"))) {
    const found = word.startsWith(".") ? await localPackage(word, project) : installedPackage(word, nodeModules, dev);
    if (found === undefined) return `the package ${word} isn't installed`;
    packages.push(found);
  }
  await addToPackageJson(join(project, "package.json"), dev ? "devDependencies" : "dependencies", packages);
  for (const each of packages) {
    await rm(join(project, "node_modules", each.name), { recursive: true, force: true });
    if (each.isLinked) await link(each, project);
    else await copy(each, project, nodeModules);
  }
  return undefined;
}

async function localPackage(word: string, project: string): Promise<Package | undefined> {
  const path = resolve(project, word);
  if (!existsSync(path)) return undefined;
  const isLinked = !path.endsWith(".tgz");
  const from = isLinked ? path : await unpack(path, join(project, "node_modules/.unpacked", basename(path)));
  const name = read(from)?.name;
  return name === undefined ? undefined : { name, range: `file:${word}`, from, isLinked };
}

async function unpack(archive: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await promisify(execFile)("tar", ["-xzf", archive, "-C", folder]);
  return join(folder, "package");
}

function installedPackage(name: string, nodeModules: string, isLinked: boolean): Package | undefined {
  const from = join(nodeModules, name);
  const version = read(from)?.version;
  return version === undefined ? undefined : { name, range: `^${version}`, from, isLinked };
}

async function addToPackageJson(
  file: string,
  key: "dependencies" | "devDependencies",
  packages: Package[],
): Promise<void> {
  const described = Project.parse(JSON.parse(readFileSync(file, "utf8")));
  const added = packages.map(({ name, range }): [string, string] => [name, range]);
  const all = Object.entries({ ...described[key], ...Object.fromEntries(added) }).sort(([a], [b]) => (a < b ? -1 : 1));
  await writeFile(file, `${JSON.stringify({ ...described, [key]: Object.fromEntries(all) }, undefined, 2)}\n`);
}

async function link({ name, from }: Package, project: string): Promise<void> {
  const target = join(project, "node_modules", name);
  await mkdir(dirname(target), { recursive: true });
  await symlink(from, target, "junction");
  const programs = join(project, "node_modules/.bin");
  await mkdir(programs, { recursive: true });
  const bin = read(from)?.bin ?? {};
  const entries = typeof bin === "string" ? { [name]: bin } : bin;
  for (const [program, path] of Object.entries(entries)) await symlink(join(target, path), join(programs, program));
}

/** Copies a package and its dependencies. */
async function copy({ name, from }: Package, project: string, nodeModules: string): Promise<void> {
  const target = join(project, "node_modules", name);
  if (existsSync(target)) return;
  await cp(from, target, { recursive: true });
  for (const dependency of Object.keys(read(from)?.dependencies ?? {})) {
    const found = installedPackage(dependency, nodeModules, false);
    if (found !== undefined) await copy(found, project, nodeModules);
  }
}

function read(folder: string): z.infer<typeof Installed> | undefined {
  const file = join(folder, "package.json");
  return existsSync(file) ? Installed.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
}
