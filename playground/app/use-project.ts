import { type RefObject, useEffect, useRef, useState } from "react";
import type { WebpackVersion } from "#model/webpack-versions.ts";
import { playground as strings } from "#strings";
import type { Build } from "./compare/compare-builds.ts";
import { type CompilerClient, type CompilerState, openCompiler, TIME_LIMIT } from "./compiler-client.ts";
import { type DraftState, useDraft } from "./drafts/use-draft.ts";
import type { Link, Opened } from "./drafts/use-link.ts";
import { type ProjectFiles, recordOf } from "./files/project-files.ts";
import { linkWithVersion } from "./links/version-of-link.ts";

/** How long readers have to stop typing before a build starts, in milliseconds. */
const PAUSE = 150;

export type Outcome = Build | { failure: string; printed: string };

export type Project = {
  draft: DraftState;
  /** The project is too large for a link. */
  isLarge: boolean;
  /** Changes the files, because of an edit of the named one. */
  change: (edited: string, update: (files: ProjectFiles) => ProjectFiles) => void;
  outcome: Outcome | undefined;
  state: CompilerState;
  /** See CompilerEvents. */
  progress: number;
  chooseWebpack: (webpack: WebpackVersion) => void;
  /** The exact version once it's loaded, '' before. */
  version: string;
  trust: () => void;
  stop: () => void;
  /** The frame of the compiler. Each version needs its own. */
  frame: RefObject<HTMLIFrameElement | null>;
};

/** Returns the project on the screen: its files, its builds, and its URL, which `write` changes. */
export function useProject(opened: Opened, write: Link["write"]): Project {
  const [draft, isLarge, changeDraft] = useDraft(opened, write);
  const { files, webpack, isUntrusted } = draft;
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
        else setOutcome({ failure: strings.forged, printed: "" });
      },
    });
    compiler.current = client;
    return client.close;
  }, [webpack]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version builds the same files again
  useEffect(() => {
    if (isUntrusted) return;
    const timer = setTimeout(() => compiler.current?.build(recordOf(files)), PAUSE);
    return () => clearTimeout(timer);
  }, [files, isUntrusted, webpack]);
  const chooseWebpack = (chosen: WebpackVersion) => {
    changeDraft(() => ({ webpack: chosen }));
    setVersion("");
    setState("loading");
    setProgress(0);
    setOutcome(undefined);
    const link = linkWithVersion(chosen, opened.target);
    if (!draft.isChanged) write({ ...opened.place, link }, link);
  };
  return {
    draft,
    isLarge,
    change: (edited, update) => changeDraft((before) => ({ edited, files: update(before.files) })),
    outcome,
    state,
    progress,
    chooseWebpack,
    version,
    trust: () => changeDraft(() => ({ isUntrusted: false })),
    stop: () => compiler.current?.stop(),
    frame,
  };
}
