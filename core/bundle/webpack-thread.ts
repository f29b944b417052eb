/* Entry of the thread that webpack-in-thread.ts starts: each message is one run of webpack. */
import { parentPort, workerData } from "node:worker_threads";
import type { BundleAnswer } from "./webpack-in-thread.ts";

const { openWebpack } = await import("./run-webpack.ts");
const runWebpack = openWebpack(workerData);

parentPort?.on("message", async () => {
  const answer = await runWebpack().then(
    (run): BundleAnswer => ({ run }),
    (error: unknown): BundleAnswer => ({ error: error instanceof Error ? error.message : String(error) }),
  );
  parentPort?.postMessage(answer);
});
