import { type RefObject, useEffect, useReducer, useRef } from "react";
import type { WebpackVersion } from "#model/webpack-versions.ts";
import { playground as strings } from "#strings";
import type { Build } from "./compare/compare-builds.ts";
import {
  type CompilerClient,
  type CompilerEvents,
  type CompilerState,
  openCompiler,
  TIME_LIMIT,
} from "./compiler-client.ts";
import { type DraftState, useDraft } from "./drafts/use-draft.ts";
import type { Link, Opened } from "./drafts/use-link.ts";
import { type ProjectFiles, recordOf } from "./files/project-files.ts";
import { linkWithVersion } from "./links/version-of-link.ts";

/** How long readers have to stop typing before a build starts, in milliseconds. */
const PAUSE = 150;

export type Outcome = Build | { failure: string; printed: string };

/** What the compiler of the chosen version has reported. */
type Reported = {
  state: CompilerState;
  /** See CompilerEvents. */
  progress: number;
  /** The exact version once it's loaded, '' before. */
  version: string;
  outcome: Outcome | undefined;
};

const LOADING: Reported = { state: "loading", progress: 0, version: "", outcome: undefined };

export type Project = Reported & {
  draft: DraftState;
  /** The project is too large for a link. */
  isLarge: boolean;
  /** Changes the files, because of an edit of the named one. */
  change: (edited: string, update: (files: ProjectFiles) => ProjectFiles) => void;
  chooseWebpack: (webpack: WebpackVersion) => void;
  trust: () => void;
  stop: () => void;
  /** The frame of the compiler. Each version needs its own. */
  frame: RefObject<HTMLIFrameElement | null>;
};

/** Returns the project on the screen: its files, its builds, and its URL, which `write` changes. */
export function useProject(opened: Opened, write: Link["write"]): Project {
  const [draft, isLarge, changeDraft] = useDraft(opened, write);
  const { files, webpack, isUntrusted } = draft;
  const [reported, report] = useReducer(
    (before: Reported, change: Partial<Reported>) => ({ ...before, ...change }),
    LOADING,
  );
  const frame = useRef<HTMLIFrameElement>(null);
  const compiler = useRef<CompilerClient>(undefined);
  useEffect(() => {
    if (frame.current === null) return;
    const client = openCompiler(frame.current, webpack, {
      onState: (state) => report({ state }),
      onProgress: (progress) => report({ progress }),
      onVersion: (version) => report({ version }),
      onAnswer: (answer, built) => report({ outcome: outcomeOf(answer, built) }),
    });
    compiler.current = client;
    return client.close;
  }, [webpack]);
  // Another version builds the same files again.
  useEffect(() => {
    if (isUntrusted) return;
    const timer = setTimeout(() => compiler.current?.build(recordOf(files)), PAUSE);
    return () => clearTimeout(timer);
  }, [files, isUntrusted, webpack]);
  const chooseWebpack = (chosen: WebpackVersion) => {
    changeDraft(() => ({ webpack: chosen }));
    report(LOADING);
    const link = linkWithVersion(chosen, opened.target);
    if (!draft.isChanged) write({ ...opened.place, link }, link);
  };
  return {
    draft,
    isLarge,
    change: (edited, update) => changeDraft((before) => ({ edited, files: update(before.files) })),
    ...reported,
    chooseWebpack,
    trust: () => changeDraft(() => ({ isUntrusted: false })),
    stop: () => compiler.current?.stop(),
    frame,
  };
}

function outcomeOf(...[answer, files]: Parameters<CompilerEvents["onAnswer"]>): Outcome {
  if (answer.state === "done") return { result: answer.result, files };
  if (answer.state === "failed") return { failure: answer.error, printed: answer.printed };
  const failure = answer.state === "timeout" ? strings.stopped(String(TIME_LIMIT / 1000)) : strings.forged;
  return { failure, printed: "" };
}
