import type { ReactNode } from "react";
import { coverOf } from "#model/cube-cells.ts";
import { CellCube } from "../../drawings/cell-cube.tsx";
import styles from "./cover.module.css";

/** The image of a post: its version, and a cube that shows the version's last number in binary. */
export function Cover({ title }: { title: string }): ReactNode {
  const { label, lit } = coverOf(title);
  return (
    <div className={`screen-only ${styles["cover"]}`} aria-hidden="true">
      <span>{label}</span>
      <CellCube lit={lit} className={styles["cube"]} />
    </div>
  );
}
