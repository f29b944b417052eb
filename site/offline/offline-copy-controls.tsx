import { type ReactNode, useEffect, useRef, useState } from "react";
import type { OfflineFile } from "#model/saved-files.ts";
import { type OfflineCopy, readOfflineCopy, removeOfflineCopy, saveOfflineCopy } from "./offline-copy.ts";
import styles from "./offline-screen.module.css";

type State =
  | { state: "unknown" }
  | { state: "none" }
  | { state: "saving"; bytes: number }
  | { state: "saved"; copy: OfflineCopy }
  | { state: "failed" };

type Props = { files: readonly OfflineFile[]; onChange: () => void };

/** 'Save for offline': how much it is, how far it is, from when it is, and how to undo it. */
export function OfflineCopyControls({ files, onChange }: Props): ReactNode {
  const [state, setState] = useState<State>({ state: "unknown" });
  const stop = useRef<AbortController>(undefined);
  const total = files.reduce((sum, file) => sum + file.bytes, 0);
  useEffect(() => {
    readOfflineCopy().then(
      (copy) => setState(copy === undefined ? { state: "none" } : { state: "saved", copy }),
      // Storage that is refused: nothing is offered that can't be done.
      () => setState({ state: "unknown" }),
    );
    return () => stop.current?.abort();
  }, []);
  const save = () => {
    const { signal } = (stop.current = new AbortController());
    setState({ state: "saving", bytes: 0 });
    saveOfflineCopy(files, (bytes) => signal.aborted || setState({ state: "saving", bytes }), signal)
      .then(
        (copy) => setState({ state: "saved", copy }),
        (error: unknown) => {
          if (signal.aborted) return;
          console.warn("Not all could be saved.", error);
          setState({ state: "failed" });
        },
      )
      .finally(onChange);
  };
  const remove = () => {
    stop.current?.abort();
    removeOfflineCopy()
      .then(() => setState({ state: "none" }))
      .finally(onChange);
  };
  if (state.state === "unknown") return null;
  return (
    <div className={`panel ${styles["copy"]}`}>
      {state.state === "none" && (
        <button type="button" className="button" onClick={save}>
          Save for offline ({sizeOf(total)})
        </button>
      )}
      {state.state === "saving" && (
        <>
          <label>
            Saving {sizeOf(state.bytes)} of {sizeOf(total)} <progress value={state.bytes} max={total} />
          </label>
          <button type="button" className="button" onClick={remove}>
            Cancel
          </button>
        </>
      )}
      <p role="status">
        {state.state === "saved" &&
          `All pages are saved: ${sizeOf(state.copy.bytes)}, ${new Date(state.copy.date).toLocaleDateString("sv")}.`}
        {state.state === "failed" && "Not all could be saved: the network or the space on this device did not suffice."}
      </p>
      {state.state === "saved" && (
        <>
          <button type="button" className="button" onClick={save}>
            Save again
          </button>
          <button type="button" className="button" onClick={remove}>
            Remove
          </button>
        </>
      )}
      {state.state === "failed" && (
        <>
          <button type="button" className="button" onClick={save}>
            Try again
          </button>
          <button type="button" className="button" onClick={remove}>
            Remove
          </button>
        </>
      )}
    </div>
  );
}

/** 1234567 → '1.2 MB'. */
function sizeOf(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
