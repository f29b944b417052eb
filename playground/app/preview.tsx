import { type ReactNode, useEffect, useRef, useState } from "react";
import { playground as strings } from "#strings";
import type { BuildResult, LogLine, PreviewMessage, RunRequest } from "../protocol.ts";
import styles from "./playground.module.css";

/** Runs the emitted files in a frame of their own after a press, and shows what they log. */
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
    const onMessage = ({ source, data }: MessageEvent<PreviewMessage>) => {
      const target = frame.current?.contentWindow;
      if (source !== target || target === null || target === undefined) return;
      const { assets, entries } = result;
      if (data.type === "previewReady") target.postMessage({ type: "run", assets, entries } satisfies RunRequest, "*");
      else if (data.type === "log") setLines((earlier) => [...earlier, data].slice(0, 500));
    };
    addEventListener("message", onMessage);
    return () => removeEventListener("message", onMessage);
  }, [result]);
  return (
    <>
      <iframe
        ref={frame}
        title={strings.preview.name}
        sandbox="allow-scripts"
        src="/playground-files/preview/"
        className={styles["preview"]}
      />
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
