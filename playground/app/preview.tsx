import { type ReactNode, useState } from "react";
import { playground as strings } from "#strings";
import type { BuildResult } from "../protocol.ts";
import styles from "./playground.module.css";
import { useRun } from "./use-run.ts";

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
  const { frame, lines, ending, stop } = useRun(result);
  return (
    <>
      {ending === undefined ? (
        <>
          {" "}
          <button type="button" onClick={stop}>
            {strings.preview.stop}
          </button>
          <iframe ref={frame} title={strings.preview.name} className={styles["preview"]} />
        </>
      ) : (
        <p role="alert">{ending}</p>
      )}
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
