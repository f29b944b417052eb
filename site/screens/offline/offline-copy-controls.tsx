import { type ReactNode, useEffect, useRef, useState } from "react";
import type { OfflineFile } from "#model/saved-files.ts";
import * as strings from "#strings";
import { type OfflineCopy, readOfflineCopy, removeOfflineCopy, saveOfflineCopy } from "../../offline/offline-copy.ts";
import { useNetwork } from "../../offline/use-network.ts";
import styles from "./offline-screen.module.css";

const words = strings.offlineScreen;

type State =
  | { state: "unknown" }
  | { state: "none" }
  | { state: "saving"; bytes: number }
  | { state: "saved"; copy: OfflineCopy }
  | { state: "failed" };

type Props = { files: readonly OfflineFile[]; onChange: () => void };

/** Saves the whole site for offline reading, and shows the size, progress and date of the copy. */
export function OfflineCopyControls({ files, onChange }: Props): ReactNode {
  const [state, setState] = useState<State>({ state: "unknown" });
  const stop = useRef<AbortController>(undefined);
  const isOnline = useNetwork() !== "offline";
  const total = files.reduce((sum, file) => sum + file.bytes, 0);
  useEffect(() => {
    readOfflineCopy().then(
      (copy) => setState(copy === undefined ? { state: "none" } : { state: "saved", copy }),
      // Without storage, saving isn't offered.
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
      {state.state === "none" && isOnline && <Action name={words.save(sizeOf(total))} act={save} />}
      {state.state === "none" && !isOnline && <p>{words.later}</p>}
      {state.state === "saving" && (
        <>
          <label>
            {words.saving(sizeOf(state.bytes), sizeOf(total))} <progress value={state.bytes} max={total} />
          </label>
          <Action name={words.cancel} act={remove} />
        </>
      )}
      <p role="status">
        {state.state === "saved" &&
          words.saved(sizeOf(state.copy.bytes), new Date(state.copy.date).toLocaleDateString("sv"))}
        {state.state === "failed" && words.failed}
      </p>
      {(state.state === "saved" || state.state === "failed") && (
        <>
          {isOnline && <Action name={state.state === "saved" ? words.saveAgain : strings.common.tryAgain} act={save} />}
          <Action name={words.remove} act={remove} />
        </>
      )}
    </div>
  );
}

function Action({ name, act }: { name: string; act: () => void }): ReactNode {
  return (
    <button type="button" className="button" onClick={act}>
      {name}
    </button>
  );
}

/** 1234567 → '1.2 MB'. */
function sizeOf(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
