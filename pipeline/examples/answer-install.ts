import { existsSync, readFileSync } from "node:fs";
import { cp, mkdir, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";

const Installed = z.looseObject({
  version: z.string(),
  bin: z.union([z.string(), z.record(z.string(), z.string())]).optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
});
const Project = z.looseObject({
  dependencies: z.record(z.string(), z.string()).optional(),
  devDependencies: z.record(z.string(), z.string()).optional(),
});

/**
 * Does what `npm install …` does for a project, from the packages of `nodeModules`, without the network. Returns what is
 * wrong with the command. What builds the project is linked; what becomes part of it is copied, because webpack names a
 * module after the place where it really lies.
 */
export async function answerInstall(
  command: string,
  project: string,
  nodeModules: string,
): Promise<string | undefined> {
  const [, , ...words] = command.trim().split(/\s+/);
  const dev = words.includes("--save-dev") || words.includes("-D");
  const names = words.filter((word) => !word.startsWith("-"));
  const missing = names.find((name) => read(name, nodeModules) === undefined);
  if (missing !== undefined) return `the package ${missing} is not among the installed ones`;
  const file = join(project, "package.json");
  const shown = Project.parse(JSON.parse(readFileSync(file, "utf8")));
  const key = dev ? "devDependencies" : "dependencies";
  const added = names.map((name): [string, string] => [name, `^${read(name, nodeModules)?.version ?? ""}`]);
  const all = Object.entries({ ...shown[key], ...Object.fromEntries(added) }).sort(([a], [b]) => (a < b ? -1 : 1));
  await writeFile(file, `${JSON.stringify({ ...shown, [key]: Object.fromEntries(all) }, undefined, 2)}\n`);
  for (const name of names) {
    if (dev) await link(name, project, nodeModules);
    else await copy(name, project, nodeModules);
  }
  return undefined;
}

async function link(name: string, project: string, nodeModules: string): Promise<void> {
  const target = join(project, "node_modules", name);
  await mkdir(dirname(target), { recursive: true });
  await symlink(join(nodeModules, name), target, "junction");
  const programs = join(project, "node_modules/.bin");
  await mkdir(programs, { recursive: true });
  const bin = read(name, nodeModules)?.bin ?? {};
  const entries = typeof bin === "string" ? { [name]: bin } : bin;
  for (const [program, path] of Object.entries(entries)) await symlink(join(target, path), join(programs, program));
}

/** The package and those it needs. */
async function copy(name: string, project: string, nodeModules: string): Promise<void> {
  const target = join(project, "node_modules", name);
  if (existsSync(target)) return;
  await cp(join(nodeModules, name), target, { recursive: true });
  for (const needed of Object.keys(read(name, nodeModules)?.dependencies ?? {}))
    await copy(needed, project, nodeModules);
}

function read(name: string, nodeModules: string): z.infer<typeof Installed> | undefined {
  const file = join(nodeModules, name, "package.json");
  return existsSync(file) ? Installed.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
}
