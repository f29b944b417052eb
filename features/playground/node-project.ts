import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import type { WebpackVersion } from "#model/webpack-versions.ts";
import type { Files } from "../../playground/protocol.ts";
import { runCommand } from "../examples/run-command.ts";
import { readPackageLock } from "../licenses/package-lock.ts";
import { lockedPackages } from "./project-lock.ts";

export type NodeBuild = {
  /** What `npx webpack` prints. */
  text: string;
  code: number;
  /** Files that the build wrote, by their paths in the project. */
  emitted: Map<string, Buffer>;
};

export type NodeProject = { root: string; build: (files: Files) => Promise<NodeBuild>; remove: () => Promise<void> };

/** Creates the folder of a project with the packages that a zip of the playground installs, to build there in Node. */
export async function openNodeProject(version: WebpackVersion): Promise<NodeProject> {
  const root = await realpath(await mkdtemp(join(tmpdir(), "playground-project-")));
  const nodeModules = join(root, "node_modules");
  for (const path of Object.keys(lockedPackages(readPackageLock(), version))) {
    const installed = path.replace(/^node_modules\/webpack(?=\/|$)/, `node_modules/${version.package}`);
    if (path.includes("/node_modules/")) continue;
    await cp(resolve(installed), join(root, path), { recursive: true, verbatimSymlinks: true });
  }
  await mkdir(join(nodeModules, ".bin"));
  await symlink("../webpack-cli/bin/cli.js", join(nodeModules, ".bin/webpack"));
  const build = async (files: Files): Promise<NodeBuild> => {
    for (const entry of await readdir(root))
      if (entry !== "node_modules") await rm(join(root, entry), { recursive: true });
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    }
    const { output, code } = await runCommand("npx webpack", { cwd: root, nodeModules });
    return { text: output, code, emitted: await emittedFiles(root, files) };
  };
  return { root, build, remove: () => rm(root, { recursive: true, force: true }) };
}

async function emittedFiles(root: string, files: Files): Promise<Map<string, Buffer>> {
  const emitted = new Map<string, Buffer>();
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(root.length + 1);
    if (!entry.isFile() || path.startsWith("node_modules")) continue;
    const bytes = await readFile(join(root, path));
    if (bytes.toString() !== files[path]) emitted.set(path, bytes);
  }
  return emitted;
}
