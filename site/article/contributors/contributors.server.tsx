import type { ReactNode } from "react";
import type { Contributor } from "#model/page.ts";
import siteData from "#site-data";
import * as strings from "#strings";
import { initialsOf } from "../../initials.ts";
import styles from "./contributors.module.css";

/**
 * Everyone who worked on the page. Their images come from a third party: use-avatars.ts requests them once they are in
 * view.
 */
export function Contributors({ contributors }: { contributors: readonly Contributor[] }): ReactNode {
  return (
    <section aria-labelledby="contributors" className={styles["contributors"]}>
      <h2 id="contributors">{strings.page.contributors}</h2>
      <ul>
        {contributors.map(({ name, handle }) => (
          <li key={handle ?? name}>
            {handle === undefined ? (
              <span>
                <span className={styles["initials"]} aria-hidden="true">
                  {initialsOf(name)}
                </span>
                {name}
              </span>
            ) : (
              <a href={`https://github.com/${handle}`}>
                <span
                  className={styles["initials"]}
                  aria-hidden="true"
                  data-avatar={`${siteData.services.avatars}/${handle}.png?size=90`}
                >
                  {initialsOf(name)}
                </span>
                {name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
