import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { compilerFolder, PLAYGROUND_FOLDER } from "#model/playground-files.ts";
import { WEBPACK_VERSIONS } from "#model/webpack-versions.ts";
import type { OutputFile } from "../../core/files/emit-file.ts";

/** The version of a compiler, which takes half a minute to bundle and seldom changes, or "page": the rest. */
export type PlaygroundPart = string;

/** Serves the playground's files in development. `work` is a folder for the bundles and their cache. */
export function openDevPlayground(work: string, run: typeof bundleInThread = bundleInThread) {
  const bundled = new Map<PlaygroundPart, Promise<OutputFile[]>>();
  const bundle = (part: PlaygroundPart) => {
    const files = bundled.get(part) ?? run(part, work);
    bundled.set(part, files);
    // The next request tries again.
    files.catch(() => bundled.delete(part));
    return files;
  };
  return {
    /** Returns a file of the playground, bundled when it's first asked for; undefined if there's no such file. */
    file: async (pathname: string) => {
      if (!pathname.startsWith(`/${PLAYGROUND_FOLDER}/`)) return undefined;
      const path = `${pathname.slice(1)}${pathname.endsWith("/") ? "index.html" : ""}`;
      const files = await bundle(partOf(path));
      return files.find((file) => file.path === path);
    },
    /** Bundles what has changed when it's next asked for. */
    update: () => bundled.clear(),
  };
}

/** The folder of a version has its compiler.js, and the size of that in compiler.json. */
function partOf(path: string): PlaygroundPart {
  if (!/\/compiler\.js(?:on)?$/.test(path)) return "page";
  const folder = path.slice(0, path.lastIndexOf("/"));
  return WEBPACK_VERSIONS.find((version) => compilerFolder(version) === folder)?.name ?? "page";
}

async function bundleInThread(part: PlaygroundPart, work: string): Promise<OutputFile[]> {
  const thread = new Worker(new URL("./playground-thread.ts", import.meta.url), { workerData: { part, work } });
  // The thread must not keep a closed server's process alive.
  thread.unref();
  const [files]: OutputFile[][] = await once(thread, "message");
  return files ?? [];
}
