import { type ReactNode, useRef } from "react";
import { trustedHtml } from "../trusted.ts";
import styles from "./hero.module.css";
import type { IslandComponent } from "./islands.ts";
import { useTicks } from "./use-ticks.ts";

const WORDS = ["assets", "scripts", "images", "styles"];
/** Milliseconds between two words, and between two turns of the cube. */
const INTERVAL = 5000;

/** The home page's heading, with a word that changes and a cube that turns. */
export const Hero: IslandComponent = ({ children }): ReactNode => {
  const element = useRef<HTMLDivElement>(null);
  const ticks = useTicks(element, INTERVAL);
  const word = WORDS[ticks % WORDS.length];
  return (
    <div ref={element} className={styles["hero"]}>
      <div>
        <h1 tabIndex={-1}>
          <span aria-hidden="true">
            Bundle your{" "}
            <span key={word} className={styles["word"]}>
              {word}
            </span>
          </span>
          <span className="visually-hidden">Bundle your assets, scripts, images and styles</span>
        </h1>
        <div dangerouslySetInnerHTML={{ __html: trustedHtml(children) }} suppressHydrationWarning />
      </div>
      <Cube turns={ticks} />
    </div>
  );
};

const FACES = ["front", "right", "back", "left", "top", "bottom"];

function Cube({ turns }: { turns: number }): ReactNode {
  return (
    <div className={styles["stage"]} aria-hidden="true">
      <div
        className={styles["cube"]}
        // No style attribute in the document: the first turn is set by script.
        {...(turns > 0 && { style: { transform: `rotateX(-25deg) rotateY(${35 + turns * 90}deg)` } })}
      >
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
