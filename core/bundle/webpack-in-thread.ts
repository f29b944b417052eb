import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { BundleOptions } from "../../webpack.config.ts";
import { BundleError } from "./bundle-error.ts";
import type { BundleRun } from "./run-webpack.ts";

/** The thread's answer to each message. */
export type BundleAnswer = { run: BundleRun } | { error: string };

/** Like openWebpack, but in a thread, so that a run of several seconds doesn't block the development server. */
export function openWebpackInThread(options: BundleOptions): () => Promise<BundleRun> {
  let thread: Worker | undefined;
  return async () => {
    thread ??= startThread(options);
    thread.postMessage("run");
    const [answer]: BundleAnswer[] = await once(thread, "message").catch((error: unknown) => {
      // A thread that crashed doesn't answer again, so the next run starts another one.
      thread = undefined;
      throw error;
    });
    if (answer === undefined || "error" in answer)
      throw new BundleError(answer?.error ?? "webpack's thread sent no answer.");
    return answer.run;
  };
}

function startThread(options: BundleOptions): Worker {
  const thread = new Worker(new URL("./webpack-thread.ts", import.meta.url), { workerData: options });
  // The thread must not keep a closed server's process alive.
  thread.unref();
  return thread;
}
