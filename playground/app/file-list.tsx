import type { ReactNode } from "react";
import { playground as strings } from "#strings";
import type { ProjectFiles } from "./files/project-files.ts";
import styles from "./playground.module.css";

type Props = { files: ProjectFiles; active: string; onChoose: (path: string) => void };

/** The project's files, to choose which one is edited. */
export function FileList({ files, active, onChoose }: Props): ReactNode {
  return (
    <ul aria-label={strings.files.name} className={styles["tabs"]}>
      {[...files.keys()].map((each) => (
        <li key={each}>
          <button type="button" aria-current={each === active} onClick={() => onChoose(each)}>
            {each}
          </button>
        </li>
      ))}
    </ul>
  );
}
