/* The thread of bundle-in-thread.ts: each message is a run of webpack, and is answered before the next one comes. */
import { enableCompileCache } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import type { BundleAnswer } from "./bundle-in-thread.ts";

enableCompileCache(".cache/node");
const { openWebpack } = await import("./bundle.ts");
const run = openWebpack(workerData);

parentPort?.on("message", async () => {
  const answer = await run().then(
    (bundle): BundleAnswer => ({ bundle }),
    (error: unknown): BundleAnswer => ({ mistake: error instanceof Error ? error.message : String(error) }),
  );
  parentPort?.postMessage(answer);
});
