import { type FormEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useState } from "react";
import { playground as strings } from "#strings";
import { type DeletedFile, deleteFile, type ProjectFiles, restoreFile } from "./files/project-files.ts";
import { isFilePath } from "./links/share.ts";
import styles from "./playground.module.css";
import type { Project } from "./use-project.ts";

/** An example of a path. */
const PATH = "src/button.js";

type Props = {
  files: ProjectFiles;
  active: string;
  onChoose: (path: string) => void;
  onChange: Project["change"];
  /** Called when the text of a file isn't what its editor has. */
  onRestore: () => void;
};

/** Adds a file to the project, deletes the one that is edited, and takes deletions back. */
export function FileForm({ files, active, onChoose, onChange, onRestore }: Props): ReactNode {
  const [path, setPath] = useState("");
  const [problem, setProblem] = useState("");
  const [deletions, setDeletions] = useState<readonly DeletedFile[]>([]);
  const last = deletions.at(-1);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const wanted = path.trim();
    if (!isFilePath(wanted)) return setProblem(strings.files.invalid(PATH));
    if (!files.has(wanted)) onChange(wanted, (before) => new Map(before).set(wanted, ""));
    onChoose(wanted);
    setPath("");
    setProblem("");
  };
  const remove = ({ detail }: MouseEvent) => {
    // The second click of a double click isn't meant for the next file.
    if (detail > 1) return;
    setDeletions([...deletions, deleteFile(files, active).deleted]);
    onChange(active, (before) => deleteFile(before, active).files);
  };
  const restore = (file: DeletedFile) => {
    setDeletions(deletions.filter((each) => each !== file));
    onChange(file.path, (before) => restoreFile(before, file));
    onChoose(file.path);
    onRestore();
  };
  return (
    <form className={styles["form"]} onSubmit={add}>
      <label>
        {strings.files.newFile}{" "}
        <input value={path} placeholder={PATH} onChange={({ target }) => setPath(target.value)} />
      </label>
      <button type="submit">{strings.files.add}</button>
      <button type="button" onClick={remove} onKeyDown={ignoreRepeat} disabled={files.size < 2}>
        {strings.files.delete(active)}
      </button>
      <p role="alert">{problem}</p>
      <div className={styles["deleted"]}>
        <p role="status">{last !== undefined && strings.files.deleted(last.path)}</p>
        {last !== undefined && (
          <button type="button" onClick={() => restore(last)}>
            {strings.files.undo}
          </button>
        )}
      </div>
    </form>
  );
}

/** A key that stays down presses the button only once. */
function ignoreRepeat(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}
