/*
 * The compiler's frame: an opaque origin, without storage and network, whose only task is to start the worker and to
 * stop one that hangs. It runs no code of a project itself, so that it always answers.
 */
import type { FrameRequest } from "../protocol.ts";
import { tellReady } from "./tell-ready.ts";

/** URLs of the worker's files by their names. */
let urls: Record<string, string> = {};
let worker: Worker | undefined;

function start(): void {
  const code = `const urls = ${JSON.stringify(urls)};
const load = self.importScripts;
self.importScripts = (...names) => load.apply(self, names.map((name) => urls[name] ?? name));
self.playgroundBase = "";
importScripts("compiler.js");`;
  worker = new Worker(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
  worker.onmessage = ({ data }) => parent.postMessage(data, "*");
  worker.onerror = ({ message }) => parent.postMessage({ type: "broken", message }, "*");
}

addEventListener("message", ({ source, data }: MessageEvent<FrameRequest>) => {
  if (source !== parent || self.origin !== "null") return;
  if (data.type === "start") {
    const entries = Object.entries(data.files).map(([name, bytes]) => [
      name,
      URL.createObjectURL(new Blob([bytes], { type: "text/javascript" })),
    ]);
    urls = Object.fromEntries(entries);
    start();
  } else if (data.type === "restart") {
    worker?.terminate();
    start();
  } else worker?.postMessage(data);
});

tellReady();
