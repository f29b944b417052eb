import { resolve as resolvePath } from "node:path";
import { Worker } from "node:worker_threads";
import type { BuildAnswer, Files, WorkerMessage } from "../../playground/protocol.ts";

export type OpenCompiler = {
  build: (files: Files, root: string) => Promise<BuildAnswer>;
  /** Returns the bytes in use on its heap after garbage collection. */
  heap: () => Promise<number>;
  close: () => Promise<unknown>;
};

/**
 * Opens the compiler worker in a thread; `folder` has its bundled files. A build that takes longer than `limit`
 * milliseconds rejects.
 */
export function openCompiler(folder: string, limit = 20_000): OpenCompiler {
  const thread = new Worker(new URL("./worker-thread.ts", import.meta.url), {
    workerData: resolvePath(folder),
    stdout: true,
    stderr: true,
  });
  const waiting = new Map<number, (answer: BuildAnswer) => void>();
  let last = 0;
  thread.on("message", (message: WorkerMessage) => {
    if (message.type === "built") waiting.get(message.id)?.(message);
  });
  const build = (files: Files, root: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<BuildAnswer>();
    const id = ++last;
    const timer = setTimeout(() => reject(new Error(`No answer within ${limit} ms`)), limit);
    waiting.set(id, resolve);
    thread.once("error", reject);
    thread.postMessage({ type: "build", id, files, root });
    return promise.finally(() => {
      clearTimeout(timer);
      thread.off("error", reject);
    });
  };
  const heap = async () => {
    // A snapshot collects garbage first.
    for await (const _ of await thread.getHeapSnapshot()) void _;
    return (await thread.getHeapStatistics()).used_heap_size;
  };
  return { build, heap, close: () => thread.terminate() };
}
