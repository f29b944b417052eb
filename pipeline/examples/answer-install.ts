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
  /** What package.json says behind its name. */
  range: string;
  /** The folder that holds it. */
  from: string;
  linked: boolean;
};

/**
 * Does what `npm install …` does for a project, from the packages of `nodeModules`, without the network. Returns what is
 * wrong with the command. What builds the project is linked; what becomes part of it is copied, because webpack names a
 * module after the place where it really lies. Of local packages, as with npm, a folder is linked and a .tgz unpacked.
 */
export async function answerInstall(
  command: string,
  project: string,
  nodeModules: string,
): Promise<string | undefined> {
  const [, , ...words] = command.trim().split(/\s+/);
  const dev = words.includes("--save-dev") || words.includes("-D");
  const packages: Package[] = [];
  for (const word of words.filter((each) => !each.startsWith("-"))) {
    const found = word.startsWith(".") ? await localPackage(word, project) : installedPackage(word, nodeModules, dev);
    if (found === undefined) return `the package ${word} is not among the installed ones`;
    packages.push(found);
  }
  await describe(join(project, "package.json"), dev ? "devDependencies" : "dependencies", packages);
  for (const each of packages) {
    await rm(join(project, "node_modules", each.name), { recursive: true, force: true });
    if (each.linked) await link(each, project);
    else await copy(each, project, nodeModules);
  }
  return undefined;
}

async function localPackage(word: string, project: string): Promise<Package | undefined> {
  const place = resolve(project, word);
  if (!existsSync(place)) return undefined;
  const linked = !place.endsWith(".tgz");
  const from = linked ? place : await unpack(place, join(project, "node_modules/.unpacked", basename(place)));
  const name = read(from)?.name;
  return name === undefined ? undefined : { name, range: `file:${word}`, from, linked };
}

async function unpack(archive: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await promisify(execFile)("tar", ["-xzf", archive, "-C", folder]);
  return join(folder, "package");
}

function installedPackage(name: string, nodeModules: string, linked: boolean): Package | undefined {
  const from = join(nodeModules, name);
  const version = read(from)?.version;
  return version === undefined ? undefined : { name, range: `^${version}`, from, linked };
}

async function describe(file: string, key: "dependencies" | "devDependencies", packages: Package[]): Promise<void> {
  const shown = Project.parse(JSON.parse(readFileSync(file, "utf8")));
  const added = packages.map(({ name, range }): [string, string] => [name, range]);
  const all = Object.entries({ ...shown[key], ...Object.fromEntries(added) }).sort(([a], [b]) => (a < b ? -1 : 1));
  await writeFile(file, `${JSON.stringify({ ...shown, [key]: Object.fromEntries(all) }, undefined, 2)}\n`);
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

/** The package and those it needs. */
async function copy({ name, from }: Package, project: string, nodeModules: string): Promise<void> {
  const target = join(project, "node_modules", name);
  if (existsSync(target)) return;
  await cp(from, target, { recursive: true });
  for (const needed of Object.keys(read(from)?.dependencies ?? {})) {
    const found = installedPackage(needed, nodeModules, false);
    if (found !== undefined) await copy(found, project, nodeModules);
  }
}

function read(folder: string): z.infer<typeof Installed> | undefined {
  const file = join(folder, "package.json");
  return existsSync(file) ? Installed.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
}
