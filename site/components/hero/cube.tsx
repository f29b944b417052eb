import type { ReactNode } from "react";
import styles from "./cube.module.css";

const FACES = ["front", "right", "back", "left", "top", "bottom"] as const;

/** A small cube inside a larger one, turned by 90 degrees as often as `turns` says. */
export function Cube({ turns }: { turns: number }): ReactNode {
  const style = turns === 0 ? undefined : { transform: `rotateX(-25deg) rotateY(${35 + turns * 90}deg)` };
  return (
    <div className={styles["stage"]} aria-hidden="true">
      <div className={styles["cube"]} style={style}>
        {FACES.map((face) => (
          <div key={face} className={styles[face]} />
        ))}
        <div className={styles["core"]}>
          {FACES.map((face) => (
            <div key={face} className={styles[face]} />
          ))}
        </div>
      </div>
    </div>
  );
}
