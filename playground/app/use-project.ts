import { useEffect, useRef, useState } from "react";
import type { BuildResult, Files } from "../protocol.ts";
import { type CompilerClient, type CompilerState, openCompiler, TIME_LIMIT } from "./compiler-client.ts";
import { EXAMPLE } from "./example-project.ts";
import { hashOf, MAX_LINK, projectOf } from "./share.ts";

/** How long the reader pauses before a build begins, and before the address follows, in milliseconds. */
const PAUSE = 150;
const ADDRESS_PAUSE = 500;

export type Outcome = { result: BuildResult } | { failure: string };

export type Project = {
  files: Files;
  change: (files: Files) => void;
  outcome: Outcome | undefined;
  state: CompilerState;
  version: string;
  /** The project came with a link, and nothing of it runs before the reader says so. */
  isStrange: boolean;
  trust: () => void;
  stop: () => void;
  /** What to say about the link that was opened. */
  notice: string;
};

/** The project on the screen: its files, its address and its builds. */
export function useProject(): Project {
  const [opened] = useState(openProject);
  const [files, setFiles] = useState(opened.files);
  const [isStrange, setStrange] = useState(opened.isStrange);
  const [outcome, setOutcome] = useState<Outcome>();
  const [state, setState] = useState<CompilerState>("loading");
  const [version, setVersion] = useState("");
  const compiler = useRef<CompilerClient>(undefined);
  useEffect(() => {
    const client = openCompiler({
      onState: setState,
      onVersion: setVersion,
      onAnswer: (answer) => {
        if (answer.state === "done") setOutcome({ result: answer.result });
        else if (answer.state === "failed") setOutcome({ failure: answer.error });
        else if (answer.state === "timeout") setOutcome({ failure: STOPPED });
      },
    });
    compiler.current = client;
    return client.close;
  }, []);
  useEffect(() => {
    if (isStrange) return;
    const timer = setTimeout(() => compiler.current?.build(files), PAUSE);
    return () => clearTimeout(timer);
  }, [files, isStrange]);
  useEffect(() => {
    if (files === opened.files) return;
    const timer = setTimeout(() => {
      const hash = hashOf(files);
      if (hash.length <= MAX_LINK) location.replace(hash);
    }, ADDRESS_PAUSE);
    return () => clearTimeout(timer);
  }, [files, opened]);
  return {
    files,
    change: setFiles,
    outcome,
    state,
    version,
    isStrange,
    trust: () => setStrange(false),
    stop: () => compiler.current?.stop(),
    notice: opened.notice,
  };
}

const STOPPED =
  `This build was stopped, by you or because it took longer than ${TIME_LIMIT / 1000} seconds. ` +
  "Your files are as you left them; the next edit builds again.";

function openProject(): { files: Files; isStrange: boolean; notice: string } {
  const linked = projectOf(location.hash);
  if (linked === undefined) return { files: EXAMPLE, isStrange: false, notice: "" };
  if (linked === null) return { files: EXAMPLE, isStrange: false, notice: "The project in this link is damaged." };
  return { files: linked, isStrange: true, notice: "" };
}
