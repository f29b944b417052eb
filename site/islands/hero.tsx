import type { ReactNode } from "react";
import styles from "./hero.module.css";
import { HERO_WORDS } from "./hero-words.ts";
import type { IslandComponent } from "./islands.ts";

/** The home page's heading. turn-hero.ts changes its word and turns its cube. */
export const Hero: IslandComponent = ({ children }): ReactNode => (
  <div className={styles["hero"]}>
    <div>
      <h1 tabIndex={-1}>
        <span aria-hidden="true">
          Bundle your <span className={styles["word"]}>{HERO_WORDS[0]}</span>
        </span>
        <span className="visually-hidden">Bundle your assets, scripts, images and styles</span>
      </h1>
      <div dangerouslySetInnerHTML={{ __html: children }} />
    </div>
    <Cube />
  </div>
);

const FACES = ["front", "right", "back", "left", "top", "bottom"];

function Cube(): ReactNode {
  return (
    <div className={styles["stage"]} aria-hidden="true">
      <div className={styles["cube"]} data-cube>
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
