import { type ReactNode, useRef } from "react";
import * as strings from "#strings";
import { trustedHtml } from "../../trusted.ts";
import type { PageComponent } from "../page-component.ts";
import styles from "./hero.module.css";
import { useTurns } from "./use-turns.ts";

const { beginning, words, whole } = strings.components.hero;

/** The home page's heading. The word in it changes, and its cube turns. */
export const Hero: PageComponent = ({ children, shownAt }): ReactNode => {
  const hero = useRef<HTMLDivElement>(null);
  const turns = useTurns(hero, shownAt);
  return (
    <div ref={hero} className={styles["hero"]}>
      <div>
        <h1 tabIndex={-1}>
          <span aria-hidden="true">
            {beginning}{" "}
            <span className={styles["words"]}>
              {words.map((word, position) => (
                <span key={word} data-current={position === turns % words.length ? "" : undefined}>
                  {word}
                </span>
              ))}
            </span>
          </span>
          <span className="visually-hidden">{whole}</span>
        </h1>
        <div dangerouslySetInnerHTML={{ __html: trustedHtml(children) }} />
      </div>
      <Cube turns={turns} />
    </div>
  );
};

const FACES = ["front", "right", "back", "left", "top", "bottom"];

function Cube({ turns }: { turns: number }): ReactNode {
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
