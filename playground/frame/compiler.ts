/*
 * The compiler's frame: an opaque origin, without storage and network, whose only task is to start the worker. It runs
 * no code of a project itself. The page ends a worker that hangs by taking the frame out.
 */
import type { FrameRequest } from "../protocol.ts";
import { tellReady } from "./tell-ready.ts";

let worker: Worker | undefined;

function start(script: ArrayBuffer): Worker {
  const started = new Worker(URL.createObjectURL(new Blob([script], { type: "text/javascript" })));
  started.onmessage = ({ data }) => parent.postMessage(data, "*");
  started.onerror = ({ message }) => parent.postMessage({ type: "broken", message }, "*");
  return started;
}

addEventListener("message", ({ source, data }: MessageEvent<FrameRequest>) => {
  if (source !== parent || self.origin !== "null") return;
  if (data.type === "start") worker = start(data.script);
  else worker?.postMessage(data);
});

tellReady();
