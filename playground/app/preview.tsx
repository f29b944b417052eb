import { type ReactNode, useEffect, useRef, useState } from "react";
import { playground as strings } from "#strings";
import type { BuildResult, LogLine, PreviewMessage, RunRequest } from "../protocol.ts";
import { openFrame } from "./open-frame.ts";
import styles from "./playground.module.css";

const MAX_LINES = 500;

/** Runs the emitted files in their own frame when the reader asks for it, and shows what they log. */
export function Preview({ result }: { result: BuildResult }): ReactNode {
  const [run, setRun] = useState<{ count: number; result: BuildResult }>();
  const press = () => setRun({ count: (run?.count ?? 0) + 1, result });
  return (
    <>
      <button type="button" onClick={press}>
        {run === undefined ? strings.preview.run : strings.preview.runAgain}
      </button>
      {run === undefined ? <p>{strings.preview.text}</p> : <Running key={run.count} result={run.result} />}
    </>
  );
}

function Running({ result }: { result: BuildResult }): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const [lines, setLines] = useState<LogLine[]>([]);
  useEffect(() => {
    const opened = frame.current;
    if (opened === null) return;
    const { assets, entries } = result;
    const request: RunRequest = { type: "run", assets, entries };
    return openFrame<PreviewMessage>(opened, "preview", (message) => {
      if (message.type === "frameReady") opened.contentWindow?.postMessage(request, "*");
      else if (message.type === "log") setLines((earlier) => [...earlier, message].slice(0, MAX_LINES));
    });
  }, [result]);
  return (
    <>
      <iframe ref={frame} title={strings.preview.name} className={styles["preview"]} />
      <ol aria-label={strings.preview.console} className={styles["console"]}>
        {lines.map(({ level, text }, index) => (
          <li key={index} data-level={level}>
            {text}
          </li>
        ))}
      </ol>
    </>
  );
}
