/*
 * The compiler's frame: an opaque origin, without storage and network, whose only task is to start the worker and to
 * stop one that hangs. It runs no code of a project itself, so that it always answers.
 */
import type { FrameRequest } from "../protocol.ts";

const folder = new URL(".", (document.currentScript as HTMLScriptElement).src).href;
let worker: Worker | undefined;

function start(): void {
  const code = `self.playgroundBase=${JSON.stringify(folder)};importScripts(${JSON.stringify(`${folder}compiler.js`)})`;
  const url = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  worker = new Worker(url);
  worker.onmessage = ({ data }) => parent.postMessage(data, "*");
  worker.onerror = ({ message }) => parent.postMessage({ type: "broken", message }, "*");
}

addEventListener("message", ({ source, data }: MessageEvent<FrameRequest>) => {
  if (source !== parent) return;
  if (data.type === "restart") {
    worker?.terminate();
    start();
  } else worker?.postMessage(data);
});

// Nobody to serve when it's opened by its address.
if (parent !== window) start();
