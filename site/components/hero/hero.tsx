import { type ReactNode, useRef } from "react";
import * as strings from "#strings";
import { trustedHtml } from "../../browser/trusted.ts";
import type { PageComponent } from "../page-component.ts";
import styles from "./hero.module.css";
import { Picture } from "./picture.tsx";
import { useTurns } from "./use-turns.ts";

const { beginning, words, whole } = strings.components.hero;

/**
 * The top of the home page. One word in its heading changes, and the cube beside it bundles the files that the word
 * refers to.
 *
 * @example <Hero>
 */
export const Hero: PageComponent = ({ children, shownAt }): ReactNode => {
  const hero = useRef<HTMLDivElement>(null);
  const turns = useTurns(hero, shownAt);
  const current = turns % words.length;
  return (
    <div ref={hero} className={styles["hero"]} data-turned={turns > 0 ? "" : undefined}>
      <div>
        <h1 tabIndex={-1}>
          <span aria-hidden="true">
            {beginning}{" "}
            <span className={styles["words"]}>
              {words.map((word, position) => (
                <span key={word} data-current={position === current ? "" : undefined}>
                  {word}
                </span>
              ))}
            </span>
          </span>
          <span className="visually-hidden">{whole}</span>
        </h1>
        {/* The document's code blocks have copy buttons, so its HTML differs. */}
        <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: trustedHtml(children) }} />
      </div>
      <Picture turns={turns} word={current} />
    </div>
  );
};
