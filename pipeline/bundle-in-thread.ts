import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { BundleOptions } from "../webpack.config.ts";
import type { Bundle } from "./bundle.ts";
import { BundleError } from "./bundle-error.ts";

/** What the thread answers to each word that it is to run. */
export type BundleAnswer = { bundle: Bundle } | { mistake: string };

/** openWebpack in a thread of its own, which it keeps busy for seconds: meanwhile pages are shown and edited. */
export function openWebpackInThread(options: BundleOptions): () => Promise<Bundle> {
  let thread: Worker | undefined;
  return async () => {
    thread ??= startThread(options);
    thread.postMessage("run");
    const [answer]: BundleAnswer[] = await once(thread, "message").catch((error: unknown) => {
      // A thread that broke answers nothing any more: the next run has another.
      thread = undefined;
      throw error;
    });
    if (answer === undefined || "mistake" in answer)
      throw new BundleError(answer?.mistake ?? "webpack gave no answer.");
    return answer.bundle;
  };
}

function startThread(options: BundleOptions): Worker {
  const thread = new Worker(new URL("./bundle-thread.ts", import.meta.url), { workerData: options });
  // A server that is closed does not wait for it.
  thread.unref();
  return thread;
}
