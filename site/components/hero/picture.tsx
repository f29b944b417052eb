import type { ReactNode } from "react";
import * as strings from "#strings";
import { ASSETS, isMeant, MODULES } from "./bundled-files.ts";
import { Cube } from "./cube.tsx";
import styles from "./picture.module.css";
import { Wires } from "./wires.tsx";

const { modules, assets, picture } = strings.components.hero;

type Props = {
  turns: number;
  /** Position of the heading's word, whose files are lit. */
  word: number;
};

/**
 * Shows files going into the cube and files coming out. Each turn moves the files that the heading's new word refers
 * to.
 */
export function Picture({ turns, word }: Props): ReactNode {
  const activeOf = (files: readonly string[]) => files.map((file) => isMeant(file, word));
  return (
    <div className={styles["picture"]} role="img" aria-label={picture}>
      <Files title={modules} files={MODULES} active={activeOf(MODULES)} turns={turns} />
      <Wires way="in" active={activeOf(MODULES)} turns={turns} />
      <Cube turns={turns} />
      <Wires way="out" active={activeOf(ASSETS)} turns={turns} />
      <Files title={assets} files={ASSETS} active={activeOf(ASSETS)} turns={turns} />
    </div>
  );
}

type FilesProps = { title: string; files: readonly string[]; active: readonly boolean[]; turns: number };

function Files({ title, files, active, turns }: FilesProps): ReactNode {
  return (
    <div className={styles["files"]}>
      <p>{title}</p>
      <ul className={styles["list"]}>
        {files.map((name, place) => (
          <li key={name} data-active={active[place] ? "" : undefined}>
            <span key={turns}>{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
