/*
 * The compiler's frame: an opaque origin, without storage and network, whose only task is to start the worker and to
 * stop one that hangs. It runs no code of a project itself, so that it always answers.
 */
import type { FrameRequest } from "../protocol.ts";
import { tellReady } from "./tell-ready.ts";

/** URL of the worker's script. */
let url = "";
let worker: Worker | undefined;

function start(): void {
  worker = new Worker(url);
  worker.onmessage = ({ data }) => parent.postMessage(data, "*");
  worker.onerror = ({ message }) => parent.postMessage({ type: "broken", message }, "*");
}

addEventListener("message", ({ source, data }: MessageEvent<FrameRequest>) => {
  if (source !== parent || self.origin !== "null") return;
  if (data.type === "start") {
    url = URL.createObjectURL(new Blob([data.script], { type: "text/javascript" }));
    start();
  } else if (data.type === "restart") {
    worker?.terminate();
    start();
  } else worker?.postMessage(data);
});

tellReady();
