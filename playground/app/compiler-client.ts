import { playground } from "#strings";
import type { BuildAnswer, Files, FrameMessage, FrameRequest } from "../protocol.ts";

/** A build that takes longer is ended, in milliseconds. */
export const TIME_LIMIT = 10_000;

/**
 * A frame that hasn't answered by then isn't going to: loading webpack takes a slow network this long, in milliseconds.
 */
const PATIENCE = 60_000;

export type CompilerState = "loading" | "ready" | "building" | "broken";

export type CompilerEvents = {
  onState: (state: CompilerState) => void;
  onVersion: (version: string) => void;
  /** The answer to the newest request, with its files; `timeout` after the worker has been ended because of the limit. */
  onAnswer: (answer: BuildAnswer | { state: "timeout" }, files: Files) => void;
};

export type CompilerClient = { build: (files: Files) => void; stop: () => void; close: () => void };

/** Opens the compiler's frame. Only the answer to the newest request counts. */
export function openCompiler({ onState, onVersion, onAnswer }: CompilerEvents): CompilerClient {
  const frame = document.createElement("iframe");
  frame.sandbox.add("allow-scripts");
  frame.title = playground.compiler;
  frame.hidden = true;
  frame.src = "/playground-files/compiler/";
  let newest = 0;
  let isReady = false;
  let waiting: Files | undefined;
  let sent: Files = {};
  let limit: ReturnType<typeof setTimeout> | undefined;
  let patience = setTimeout(() => onState("broken"), PATIENCE);
  const post = (message: FrameRequest) => frame.contentWindow?.postMessage(message, "*");

  const send = (files: Files) => {
    newest++;
    sent = files;
    onState("building");
    post({ type: "build", id: newest, files });
    clearTimeout(limit);
    limit = setTimeout(stop, TIME_LIMIT);
  };
  const stop = () => {
    clearTimeout(limit);
    newest++;
    isReady = false;
    waiting = undefined;
    post({ type: "restart" });
    patience = setTimeout(() => onState("broken"), PATIENCE);
    onState("loading");
    onAnswer({ state: "timeout" }, sent);
  };
  const onMessage = ({ source, data }: MessageEvent<FrameMessage>) => {
    if (source !== frame.contentWindow) return;
    if (data.type === "broken") onState("broken");
    else if (data.type === "ready") {
      clearTimeout(patience);
      isReady = true;
      onVersion(data.version);
      onState("ready");
      if (waiting !== undefined) send(waiting);
      waiting = undefined;
    } else if (data.id === newest) {
      clearTimeout(limit);
      onState("ready");
      onAnswer(data, sent);
    }
  };
  addEventListener("message", onMessage);
  document.body.append(frame);
  return {
    build: (files) => {
      if (isReady) send(files);
      else waiting = files;
    },
    stop,
    close: () => {
      clearTimeout(limit);
      clearTimeout(patience);
      removeEventListener("message", onMessage);
      frame.remove();
    },
  };
}
