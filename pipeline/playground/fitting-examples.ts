import { join } from "node:path";
import type { WebpackVersion } from "#model/webpack-versions.ts";
import type { Cache } from "../cache/step-cache.ts";
import { readExampleFiles } from "../read/read-examples.ts";
import { bundleCompiler } from "./bundle-playground.ts";
import { compareExample } from "./compare-example.ts";
import { type OpenCompiler, openCompiler } from "./open-compiler.ts";
import { projectOfExample } from "./project-of-example.ts";

const STEP = { name: "playground-example", module: join(import.meta.dirname, "compare-example.ts") };

type Options = {
  content: string;
  names: readonly string[];
  work: string;
  cache: Cache;
  packages: () => Promise<string>;
  version: WebpackVersion;
};

/**
 * `differing`: what's different about each example that webpack builds in Node alone, or otherwise than in the
 * playground.
 */
export type Fitting = { fitting: string[]; differing: Map<string, string> };

/**
 * Builds examples in Node and in the playground; one whose files and bundled compiler haven't changed isn't built
 * again.
 */
export async function findFittingExamples({
  content,
  names,
  work,
  cache,
  packages,
  version,
}: Options): Promise<Fitting> {
  const folder = await bundleCompiler(work, cache, version);
  const fitting: string[] = [];
  const differing = new Map<string, string>();
  let compiler: OpenCompiler | undefined;
  for (const name of names) {
    const files = projectOfExample(readExampleFiles(content, name));
    if (files === undefined) continue;
    const difference = await cache.load(STEP, [version.name, JSON.stringify(files), { files: [folder] }], async () => {
      compiler ??= openCompiler(folder);
      const directory = join(content, "examples", name);
      try {
        const project = { directory, files, nodeModules: await packages(), version };
        return (await compareExample(project, compiler)) ?? "";
      } catch (error) {
        // A thread that hangs or crashes is of no more use.
        await compiler.close();
        compiler = undefined;
        return String(error);
      }
    });
    if (difference === "") fitting.push(name);
    else differing.set(name, difference);
  }
  await compiler?.close();
  return { fitting, differing };
}
