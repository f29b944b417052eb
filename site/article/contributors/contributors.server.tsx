import type { ReactNode } from "react";
import type { Contributor } from "#model/page.ts";
import siteData from "#site-data";
import * as strings from "#strings";
import { initialsOf } from "../../text/initials.ts";
import styles from "./contributors.module.css";

/**
 * Lists everyone who worked on the page. Avatars come from a third party, so avatars.tsx adds them once they're in
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
                <Initials name={name} />
                {name}
              </span>
            ) : (
              <a href={`https://github.com/${handle}`}>
                <Initials name={name} avatar={`${siteData.services.avatars}/${handle}.png?size=90`} />
                {name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Initials({ name, avatar }: { name: string; avatar?: string }): ReactNode {
  return (
    <span className="initials" aria-hidden="true" data-avatar={avatar}>
      {initialsOf(name)}
    </span>
  );
}
