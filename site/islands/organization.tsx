import { type ReactNode, useId } from "react";
import projects from "#data/organization.json";
import { Badges } from "./badges.tsx";
import type { IslandComponent } from "./islands.ts";
import { matches } from "./matches.ts";
import styles from "./organization.module.css";
import { useTyped } from "./use-typed.ts";

/** The projects of the organization as cards, with a filter. */
export const Organization: IslandComponent = (): ReactNode => {
  const { value: filter, type, field } = useTyped("");
  const id = useId();
  const shown = projects.filter((project) => matches(filter, Object.values(project)));
  return (
    <div className={styles["organization"]}>
      <label htmlFor={id}>Filter projects</label>
      <input ref={field} id={id} type="search" value={filter} onChange={(event) => type(event.target.value)} />
      <p role="status">
        {shown.length} of {projects.length} projects
      </p>
      <ul>
        {shown.map(({ repo, npm, description, maintainer }) => (
          <li key={repo}>
            <h2>
              <a href={`https://github.com/${repo}`}>{repo}</a>
            </h2>
            <p>{description}</p>
            <p className={styles["maintainer"]}>
              {maintainer === "" ? (
                <a href="https://github.com/webpack/webpack/issues/2734">Maintainer needed...</a>
              ) : (
                <>
                  Maintainer: <a href={`https://github.com/${maintainer}`}>{maintainer}</a>
                </>
              )}
              {npm !== "" && (
                <>
                  {" · "}
                  <a href={`https://www.npmjs.com/package/${npm}`}>npm</a>
                </>
              )}
            </p>
            <Badges repo={repo} npm={npm} />
          </li>
        ))}
      </ul>
    </div>
  );
};
