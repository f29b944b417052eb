import { readFileSync } from "node:fs";
import { Worker } from "node:worker_threads";

const browser = `
const { parentPort } = require("node:worker_threads");
globalThis.self = globalThis;
globalThis.addEventListener = (type, listener) => parentPort.on(type, (data) => listener({ data }));
globalThis.postMessage = (data) => parentPort.postMessage(data);
`;
const script = readFileSync("dist/workers/primes.js", "utf8");
const worker = new Worker(browser + script, { eval: true });

worker.on("message", (data) => {
  console.log(data);
  worker.terminate();
});
worker.postMessage(100_000);
