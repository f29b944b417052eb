import { type RefObject, useEffect, useRef, useState } from "react";
import type { WebpackVersion } from "#model/webpack-versions.ts";
import { playground as strings } from "#strings";
import type { Files } from "../protocol.ts";
import type { Build } from "./compare/compare-builds.ts";
import { type CompilerClient, type CompilerState, openCompiler, TIME_LIMIT } from "./compiler-client.ts";
import { hashOf, MAX_LINK } from "./share.ts";
import type { Opened } from "./use-link.ts";
import { linkWithVersion } from "./version-of-link.ts";

/** How long readers have to stop typing before a build starts and the URL changes, in milliseconds. */
const PAUSE = 150;
const ADDRESS_PAUSE = 500;

export type Outcome = Build | { failure: string; printed: string };

export type Project = {
  files: Files;
  change: (files: Files) => void;
  outcome: Outcome | undefined;
  state: CompilerState;
  /** See CompilerEvents. */
  progress: number;
  /** The chosen version. */
  webpack: WebpackVersion;
  chooseWebpack: (webpack: WebpackVersion) => void;
  /** The exact version once it's loaded, '' before. */
  version: string;
  /** See OpenedProject. */
  isStrange: boolean;
  trust: () => void;
  stop: () => void;
  /** The frame of the compiler. Each version needs its own. */
  frame: RefObject<HTMLIFrameElement | null>;
};

/** Returns the project on the screen: its files, its builds, and its URL, which `write` changes. */
export function useProject(opened: Opened, write: (hash: string) => void): Project {
  const [files, setFiles] = useState(opened.files);
  const [webpack, setWebpack] = useState(opened.version);
  const [isStrange, setStrange] = useState(opened.isStrange);
  const [outcome, setOutcome] = useState<Outcome>();
  const [state, setState] = useState<CompilerState>("loading");
  const [progress, setProgress] = useState(0);
  const [version, setVersion] = useState("");
  const frame = useRef<HTMLIFrameElement>(null);
  const compiler = useRef<CompilerClient>(undefined);
  useEffect(() => {
    if (frame.current === null) return;
    const client = openCompiler(frame.current, webpack, {
      onState: setState,
      onProgress: setProgress,
      onVersion: setVersion,
      onAnswer: (answer, built) => {
        if (answer.state === "done") setOutcome({ result: answer.result, files: built });
        else if (answer.state === "failed") setOutcome({ failure: answer.error, printed: answer.printed });
        else if (answer.state === "timeout")
          setOutcome({ failure: strings.stopped(String(TIME_LIMIT / 1000)), printed: "" });
      },
    });
    compiler.current = client;
    return client.close;
  }, [webpack]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version builds the same files again
  useEffect(() => {
    if (isStrange) return;
    const timer = setTimeout(() => compiler.current?.build(files), PAUSE);
    return () => clearTimeout(timer);
  }, [files, isStrange, webpack]);
  useEffect(() => {
    if (files === opened.files) return;
    const timer = setTimeout(() => {
      const hash = linkWithVersion(webpack, hashOf(files));
      if (hash.length <= MAX_LINK) write(hash);
    }, ADDRESS_PAUSE);
    return () => clearTimeout(timer);
  }, [files, opened, webpack, write]);
  const chooseWebpack = (chosen: WebpackVersion) => {
    setWebpack(chosen);
    setVersion("");
    setState("loading");
    setProgress(0);
    setOutcome(undefined);
    if (files === opened.files) write(linkWithVersion(chosen, opened.target));
  };
  return {
    files,
    change: setFiles,
    outcome,
    state,
    progress,
    webpack,
    chooseWebpack,
    version,
    isStrange,
    trust: () => setStrange(false),
    stop: () => compiler.current?.stop(),
    frame,
  };
}
