import { type FormEvent, type ReactNode, useState } from "react";
import { playground as strings } from "#strings";
import type { Files } from "../protocol.ts";
import styles from "./playground.module.css";
import { isFilePath } from "./share.ts";

/** An example of a path. */
const PATH = "src/button.js";

type Props = { files: Files; active: string; onChoose: (path: string) => void; onChange: (files: Files) => void };

/** Adds a file to the project, or deletes the one that is edited. */
export function FileForm({ files, active, onChoose, onChange }: Props): ReactNode {
  const [path, setPath] = useState("");
  const [problem, setProblem] = useState("");
  const add = (event: FormEvent) => {
    event.preventDefault();
    const wanted = path.trim();
    if (!isFilePath(wanted)) return setProblem(strings.files.invalid(PATH));
    if (files[wanted] === undefined) onChange({ ...files, [wanted]: "" });
    onChoose(wanted);
    setPath("");
    setProblem("");
  };
  const remove = () => {
    const { [active]: _, ...rest } = files;
    onChange(rest);
  };
  return (
    <form className={styles["form"]} onSubmit={add}>
      <label>
        {strings.files.newFile}{" "}
        <input value={path} placeholder={PATH} onChange={({ target }) => setPath(target.value)} />
      </label>
      <button type="submit">{strings.files.add}</button>
      <button type="button" onClick={remove} disabled={Object.keys(files).length < 2}>
        {strings.files.delete(active)}
      </button>
      <p role="alert">{problem}</p>
    </form>
  );
}
