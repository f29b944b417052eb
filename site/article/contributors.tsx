import type { ReactNode } from "react";
import siteData from "#site-data";
import styles from "./contributors.module.css";

/** Who wrote the page. Their pictures come from a third party: show-avatars.ts asks for them once they are in view. */
export function Contributors({ handles }: { handles: readonly string[] }): ReactNode {
  return (
    <section aria-labelledby="contributors" className={styles["contributors"]}>
      <h2 id="contributors">Contributors</h2>
      <ul>
        {handles.map((handle) => (
          <li key={handle}>
            <a href={`https://github.com/${handle}`}>
              <span
                className={styles["initials"]}
                aria-hidden="true"
                data-avatar={`${siteData.services.avatars}/${handle}.png?size=90`}
              >
                {handle.slice(0, 2).toUpperCase()}
              </span>
              {handle}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
