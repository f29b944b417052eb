import { on } from "node:events";
import { readFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { needsTypeScript } from "#model/playground-files.ts";
import type { BuildAnswer, Files, WorkerMessage } from "../../playground/protocol.ts";
import { TYPESCRIPT_FILE } from "./bundle-playground.ts";

export type OpenCompiler = {
  build: (files: Files) => Promise<BuildAnswer>;
  /** Returns the bytes in use on its heap after garbage collection. */
  heap: () => Promise<number>;
  close: () => Promise<unknown>;
};

/**
 * Runs the script of the compiler worker in a thread. A build that takes longer than `limit` milliseconds rejects.
 */
export function openCompiler(script: string, limit = 20_000): OpenCompiler {
  const thread = new Worker(new URL("./worker-thread.ts", import.meta.url), {
    workerData: script,
    stdout: true,
    stderr: true,
  });
  let last = 0;
  const build = async (files: Files) => {
    const id = ++last;
    const typescript = needsTypeScript(files) ? readFileSync(TYPESCRIPT_FILE, "utf8") : undefined;
    thread.postMessage({ type: "build", id, files, ...(typescript && { typescript }) });
    const signal = AbortSignal.timeout(limit);
    try {
      for await (const messages of on(thread, "message", { signal })) {
        const [message]: WorkerMessage[] = messages;
        if (message?.type === "built" && message.id === id) return message;
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
    throw new Error(`No answer within ${limit} ms`);
  };
  const heap = async () => {
    // A snapshot collects garbage first.
    for await (const _ of await thread.getHeapSnapshot()) void _;
    return (await thread.getHeapStatistics()).used_heap_size;
  };
  return { build, heap, close: () => thread.terminate() };
}
