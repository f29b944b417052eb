import { needsTypeScript, TYPESCRIPT_URL } from "#model/playground-files.ts";
import type { WebpackVersion } from "#model/webpack-versions.ts";
import { type BuildAnswer, type Files, FrameMessage, type FrameRequest } from "../protocol.ts";
import { fetchKept, keepInterface } from "./files/kept-files.ts";
import { loadCompiler } from "./load-compiler.ts";
import { openFrame } from "./open-frame.ts";

/** How long a build may take, in milliseconds. */
export const TIME_LIMIT = 10_000;

/** How long the compiler may go without loading anything or answering, in milliseconds. */
const TIMEOUT = 60_000;

export type CompilerState = "loading" | "ready" | "building" | "broken";

export type CompilerEvents = {
  onState: (state: CompilerState) => void;
  /** How much of webpack has been loaded, from 0 to 1. */
  onProgress: (part: number) => void;
  onVersion: (version: string) => void;
  /**
   * The answer to the newest request, with its files. `timeout`: the worker was stopped, by the reader or at the time
   * limit; `forged`: because the project sent something itself.
   */
  onAnswer: (answer: BuildAnswer | { state: "timeout" | "forged" }, files: Files) => void;
};

export type CompilerClient = { build: (files: Files) => void; stop: () => void; close: () => void };

/** Opens a version's compiler in a frame. Only the answer to the newest request counts, and none once it's closed. */
export function openCompiler(
  frame: HTMLIFrameElement,
  webpack: WebpackVersion,
  { onState, onProgress, onVersion, onAnswer }: CompilerEvents,
): CompilerClient {
  let newest = 0;
  let isReady = false;
  let waiting: Files | undefined;
  let sent: Files = {};
  let hasTypeScript = false;
  let limit: ReturnType<typeof setTimeout> | undefined;
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const restartTimeout = () => {
    clearTimeout(timeout);
    timeout = setTimeout(() => onState("broken"), TIMEOUT);
  };
  const closing = new AbortController();
  const onPart = (part: number) => {
    if (closing.signal.aborted) return;
    restartTimeout();
    onProgress(part);
  };
  const script = loadCompiler({ version: webpack, onProgress: onPart, signal: closing.signal });
  // The handler of the frame's first message reports a failed download.
  script.catch(() => undefined);

  const send = (files: Files) => {
    const id = ++newest;
    sent = files;
    onState("building");
    clearTimeout(limit);
    const start = (typescript?: string) => {
      if (id !== newest) return;
      hasTypeScript ||= typescript !== undefined;
      post({ type: "build", id, files, ...(typescript !== undefined && { typescript }) });
      limit = setTimeout(restart, TIME_LIMIT, "timeout");
    };
    if (!hasTypeScript && needsTypeScript(files)) fetchTypeScript(closing.signal).then(start, giveUp);
    else start();
  };
  const restart = (state: "timeout" | "forged") => {
    clearTimeout(limit);
    newest++;
    isReady = false;
    hasTypeScript = false;
    waiting = undefined;
    opened.reload();
    restartTimeout();
    onState("loading");
    onAnswer({ state }, sent);
  };
  const giveUp = () => {
    clearTimeout(timeout);
    if (!closing.signal.aborted) onState("broken");
  };
  const onMessage = (data: FrameMessage) => {
    if (data.type === "frameReady") script.then((bytes) => post({ type: "start", script: bytes }), giveUp);
    else if (data.type === "broken") giveUp();
    else if (data.type === "ready") {
      clearTimeout(timeout);
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
  restartTimeout();
  const onForged = () => restart("forged");
  const opened = openFrame({ frame, name: "compiler", schema: FrameMessage, onMessage, onForged });
  const post = (message: FrameRequest) => opened.post(message);
  return {
    build: (files) => {
      if (isReady) send(files);
      else waiting = files;
    },
    stop: () => restart("timeout"),
    close: () => {
      closing.abort();
      clearTimeout(limit);
      clearTimeout(timeout);
      opened.close();
    },
  };
}

async function fetchTypeScript(signal: AbortSignal): Promise<string> {
  return (await fetchKept(TYPESCRIPT_URL, signal)).text();
}
