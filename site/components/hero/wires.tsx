import type { ReactNode } from "react";
import styles from "./picture.module.css";

type Props = {
  /** For each wire, whether the heading's word refers to the file at its end. */
  active: readonly boolean[];
  /** Direction: into the cube or out of it. */
  way: "in" | "out";
  /** Changes whenever something moves along them. */
  turns: number;
};

const WIDTH = 72;
const HEIGHT = 240;

/** The lines between files and the cube: from the side on wide screens, from above on narrow ones. */
export function Wires({ active, way, turns }: Props): ReactNode {
  return (
    <>
      <svg className={styles["wires"]} data-way={way} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <Lines paths={active.map((_, place) => besidePath(place, active.length, way))} active={active} turns={turns} />
      </svg>
      <svg className={styles["drop"]} data-way={way} viewBox="0 0 240 40" aria-hidden="true">
        <Lines paths={[0, 1, 2].map((place) => abovePath(place, way))} active={[true, true, true]} turns={turns} />
      </svg>
    </>
  );
}

function Lines({ paths, active, turns }: { paths: string[]; active: readonly boolean[]; turns: number }): ReactNode {
  return paths.map((path, place) => (
    <g key={path} data-active={active[place] ? "" : undefined}>
      <path d={path} />
      {active[place] && turns > 0 && <path key={turns} className={styles["pulse"]} d={path} pathLength={100} />}
    </g>
  ));
}

/** From the middle of a row to the middle of the cube, or back. */
function besidePath(place: number, count: number, way: Props["way"]): string {
  const row = (HEIGHT / count) * (place + 0.5);
  const [half, middle] = [WIDTH / 2, HEIGHT / 2];
  return way === "in"
    ? `M0 ${row}C${half} ${row} ${half} ${middle} ${WIDTH} ${middle}`
    : `M0 ${middle}C${half} ${middle} ${half} ${row} ${WIDTH} ${row}`;
}

function abovePath(place: number, way: Props["way"]): string {
  const column = 40 + place * 80;
  return way === "in" ? `M${column} 0C${column} 24 120 16 120 40` : `M120 0C120 24 ${column} 16 ${column} 40`;
}
