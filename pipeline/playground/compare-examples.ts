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
  cache: Cache;
  /** Contains the compilers. */
  shared: Cache;
  packages: () => Promise<string>;
  version: WebpackVersion;
};

/** Examples that the playground and Node build identically, and the difference for each of the others. */
export type ComparedExamples = { same: string[]; different: Map<string, string> };

/**
 * Builds examples in Node and in the playground; one whose files and bundled compiler haven't changed isn't built
 * again.
 */
export async function compareExamples(options: Options): Promise<ComparedExamples> {
  const { content, names, cache, shared, packages, version } = options;
  const { content: script, hash } = await bundleCompiler(shared, version);
  const same: string[] = [];
  const different = new Map<string, string>();
  let compiler: OpenCompiler | undefined;
  for (const name of names) {
    const files = projectOfExample(readExampleFiles(content, name));
    if (files === undefined) continue;
    const difference = await cache.load(STEP, [version.name, JSON.stringify(files), hash], async () => {
      compiler ??= openCompiler(script.toString());
      const directory = join(content, "examples", name);
      try {
        const project = { directory, files, nodeModules: await packages(), version };
        return (await compareExample(project, compiler)) ?? "";
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
  await compiler?.close();
  return { same, different };
}
