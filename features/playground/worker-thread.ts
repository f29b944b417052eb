/* Runs the compiler worker in a Node thread, with the globals of a browser's worker. */
import vm from "node:vm";
import { parentPort, workerData } from "node:worker_threads";

const script: string = workerData;
const events = new EventTarget();

Object.assign(globalThis, {
  self: globalThis,
  postMessage: (message: unknown) => parentPort?.postMessage(message),
  addEventListener: events.addEventListener.bind(events),
});
parentPort?.on("message", (data) => events.dispatchEvent(new MessageEvent("message", { data })));
process.on("uncaughtException", (error) => events.dispatchEvent(Object.assign(new Event("error"), { error })));
const hide = (name: string) =>
  Object.defineProperty(globalThis, name, { value: undefined, writable: true, configurable: true });
for (const name of ["setImmediate", "clearImmediate", "Buffer", "process"]) hide(name);
// A worker of the playground has a URL of an opaque origin.
vm.runInThisContext(script, { filename: "blob:null/compiler.js" });
