import { join } from "node:path";
import type { WebpackVersion } from "#model/webpack-versions.ts";
import type { Cache } from "../../core/cache/step-cache.ts";
import type { Files } from "../../playground/protocol.ts";
import { bundleCompiler } from "./bundle-playground.ts";
import { compareProject } from "./compare-project.ts";
import { type NodeProject, openNodeProject } from "./node-project.ts";
import { type OpenCompiler, openCompiler } from "./open-compiler.ts";

const STEP = { name: "playground-project", module: join(import.meta.dirname, "compare-project.ts") };

/** A project to build in Node and in the playground. */
export type Project = {
  name: string;
  files: Files;
  /** What a page shows as the output of `npx webpack`. */
  recorded?: string | undefined;
};

type Options = {
  projects: readonly Project[];
  cache: Cache;
  /** Contains the compilers. */
  shared: Cache;
  version: WebpackVersion;
};

/** Names of projects that the playground and Node build identically, and the difference for each of the others. */
export type Compared = { same: string[]; different: Map<string, string> };

/** Compares projects one after the other. One whose files and bundled compiler haven't changed isn't built again. */
export async function compareProjects({ projects, cache, shared, version }: Options): Promise<Compared> {
  const { content: script, hash } = await bundleCompiler(shared, version);
  const same: string[] = [];
  const different = new Map<string, string>();
  let node: NodeProject | undefined;
  let compiler: OpenCompiler | undefined;
  try {
    for (const { name, files, recorded } of projects) {
      const inputs = [version.name, process.version, JSON.stringify([files, recorded]), hash];
      const difference = await cache.load(STEP, inputs, async () => {
        node ??= await openNodeProject(version);
        compiler ??= openCompiler(scriptFor(node.root, script.toString()));
        try {
          return (await compareProject(files, { node, compiler, recorded })) ?? "";
        } catch (error) {
          // A thread that hung or crashed can't be used again.
          await compiler.close();
          compiler = undefined;
          return String(error);
        }
      });
      if (difference === "") same.push(name);
      else different.set(name, difference);
    }
  } finally {
    await compiler?.close();
    await node?.remove();
  }
  return { same, different };
}

/** Moves the project's folder, because some hashes, and some errors, contain it. */
function scriptFor(root: string, script: string): string {
  return script.replace(/(?<=["'`])\/project(?=["'`/])/g, root);
}
