import type { ReactNode } from "react";
import projects from "#data/organization.json";
import { FilterField } from "../filter/filter-field.tsx";
import { matches } from "../filter/matches.ts";
import { useTyped } from "../filter/use-typed.ts";
import { Badges } from "./badges.tsx";
import styles from "./cards.module.css";
import type { IslandComponent } from "./islands.ts";

/** The projects of the organization as cards, with a filter. */
export const Organization: IslandComponent = (): ReactNode => {
  const typed = useTyped("");
  const shown = projects.filter((project) => matches(typed.value, Object.values(project)));
  return (
    <>
      <FilterField label="Filter projects" typed={typed} status={`${shown.length} of ${projects.length} projects`} />
      <ul className={styles["cards"]}>
        {shown.map(({ repo, npm, description, maintainer }) => (
          <li key={repo}>
            <h2>
              <a href={`https://github.com/${repo}`}>{repo}</a>
            </h2>
            <p>{description}</p>
            <p>
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
    </>
  );
};
