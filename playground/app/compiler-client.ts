import type { WebpackVersion } from "#model/webpack-versions.ts";
import { playground } from "#strings";
import type { BuildAnswer, Files, FrameMessage, FrameRequest } from "../protocol.ts";
import { keepInterface } from "./kept-files.ts";
import { loadCompiler } from "./load-compiler.ts";
import { openFrame } from "./open-frame.ts";

/** A build that takes longer is ended, in milliseconds. */
export const TIME_LIMIT = 10_000;

/** A frame that hasn't answered by then, and no more of webpack has arrived, isn't going to, in milliseconds. */
const PATIENCE = 60_000;

export type CompilerState = "loading" | "ready" | "building" | "broken";

export type CompilerEvents = {
  onState: (state: CompilerState) => void;
  /** How much of webpack has been loaded, from 0 to 1. */
  onProgress: (part: number) => void;
  onVersion: (version: string) => void;
  /**
   * The answer to the newest request, with its files; `timeout` after the worker has been ended because of the limit.
   */
  onAnswer: (answer: BuildAnswer | { state: "timeout" }, files: Files) => void;
};

export type CompilerClient = { build: (files: Files) => void; stop: () => void; close: () => void };

/**
 * Opens the frame of a version's compiler. Only the answer to the newest request counts, and none once it's closed.
 */
export function openCompiler(
  webpack: WebpackVersion,
  { onState, onProgress, onVersion, onAnswer }: CompilerEvents,
): CompilerClient {
  const frame = document.createElement("iframe");
  frame.title = playground.compiler;
  frame.hidden = true;
  let newest = 0;
  let isReady = false;
  let waiting: Files | undefined;
  let sent: Files = {};
  let limit: ReturnType<typeof setTimeout> | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const beginPatience = () => {
    clearTimeout(patience);
    patience = setTimeout(() => onState("broken"), PATIENCE);
  };
  const closing = new AbortController();
  const onPart = (part: number) => {
    if (closing.signal.aborted) return;
    beginPatience();
    onProgress(part);
  };
  const code = loadCompiler({ version: webpack, onProgress: onPart, signal: closing.signal });
  // The frame's first message asks for it.
  code.catch(() => undefined);
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
    beginPatience();
    onState("loading");
    onAnswer({ state: "timeout" }, sent);
  };
  const giveUp = () => {
    clearTimeout(patience);
    if (!closing.signal.aborted) onState("broken");
  };
  const onMessage = (data: FrameMessage) => {
    if (data.type === "frameReady") code.then((files) => post({ type: "start", files }), giveUp);
    else if (data.type === "broken") giveUp();
    else if (data.type === "ready") {
      clearTimeout(patience);
      isReady = true;
      keepInterface();
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
  beginPatience();
  const close = openFrame(frame, "compiler", onMessage);
  document.body.append(frame);
  return {
    build: (files) => {
      if (isReady) send(files);
      else waiting = files;
    },
    stop,
    close: () => {
      closing.abort();
      clearTimeout(limit);
      clearTimeout(patience);
      close();
      frame.remove();
    },
  };
}
