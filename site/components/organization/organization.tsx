import type { ReactNode } from "react";
import projects from "#data/organization.json";
import * as strings from "#strings";
import { FilterField } from "../../filter/filter-field.tsx";
import { matches } from "../../filter/matches.ts";
import { useTyped } from "../../filter/use-typed.ts";
import styles from "../cards.module.css";
import type { PageComponent } from "../page-component.ts";
import { Badges } from "./badges.tsx";
import { useBadgeHost } from "./use-badge-host.ts";

type Project = (typeof projects)[number];

const words = strings.components.projects;

/** The projects of the organization as cards, with a filter. */
export const Organization: PageComponent = (): ReactNode => {
  const typed = useTyped();
  const host = useBadgeHost();
  const shown = projects.filter((project) => matches(typed.value, textsOf(project)));
  return (
    <>
      <FilterField words={strings.filters.projects} typed={typed} shown={shown.length} total={projects.length} />
      <ul className={styles["cards"]}>
        {shown.map(({ repo, branch, npm, description, maintainer }) => (
          <li key={repo} className="linked">
            <h2>
              <a href={`https://github.com/${repo}`}>
                <RepositoryName repo={repo} />
              </a>
            </h2>
            <p>{description}</p>
            <p>
              {maintainer === "" ? (
                <a href="https://github.com/webpack/webpack/issues/2734">{words.noMaintainer}</a>
              ) : (
                <>
                  {words.maintainer} <a href={`https://github.com/${maintainer}`}>{maintainer}</a>
                </>
              )}
              {npm !== "" && (
                <>
                  {" · "}
                  <a href={`https://www.npmjs.com/package/${npm}`}>npm</a>
                </>
              )}
            </p>
            <Badges repo={repo} branch={branch} npm={npm} host={host} />
          </li>
        ))}
      </ul>
    </>
  );
};

/** A repository's name, which narrow cards break after its owner. */
function RepositoryName({ repo }: { repo: string }): ReactNode {
  const [owner, name] = repo.split("/");
  return (
    <>
      {owner}/<wbr />
      {name}
    </>
  );
}

/** Returns a card's text, and the name of its package. */
function textsOf({ repo, npm, description, maintainer }: Project): string[] {
  const owner = maintainer === "" ? words.noMaintainer : `${words.maintainer} ${maintainer}`;
  return [repo, description, `${owner}${npm === "" ? "" : " · npm"}`, npm];
}
