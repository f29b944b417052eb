import { type ReactNode, useEffect, useRef, useState } from "react";
import type { ResultGroup } from "#search/engine/group-hits.ts";
import styles from "../../filter/field.module.css";
import { SearchBox } from "../../filter/search-box.tsx";
import { Announcement } from "../../search/results/announcement.tsx";
import { IndexStatus } from "../../search/results/index-status.tsx";
import { ResultText } from "../../search/results/result-text.tsx";
import resultStyles from "../../search/results/results.module.css";
import type { PageComponent } from "../page-component.ts";
import "./name-index.css";
import * as strings from "#strings";
import { startSearch, useSearch } from "../../search/use-search.ts";

/** Debounce delay for updating the URL, in milliseconds. */
const PAUSE = 300;

/** The results of a search, whose query is in the URL, above the name index that the page shows without script. */
export const SearchResults: PageComponent = (): ReactNode => {
  const [query, setQuery] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Readers may have typed before the component was hydrated.
    setQuery(field.current?.value || (new URLSearchParams(location.search).get("q") ?? ""));
  }, []);
  return (
    <div data-asked={query !== undefined && query.trim() !== ""}>
      <form className={styles["field"]} onSubmit={(event) => event.preventDefault()}>
        <SearchBox label={strings.search.placeholder} value={query ?? ""} onType={setQuery} field={field} />
      </form>
      {query !== undefined && <Answers query={query} />}
    </div>
  );
};

function Answers({ query }: { query: string }): ReactNode {
  const { state, groups, isAnswered, isLate, retry } = useSearch(query);
  useEffect(startSearch, []);
  const isAsked = query.trim() !== "";
  const count = groups.reduce((sum, group) => sum + group.results.length, 0);
  useEffect(() => {
    const timer = setTimeout(() => {
      const search = query.trim() === "" ? "" : `?q=${encodeURIComponent(query)}`;
      if (search !== location.search) history.replaceState(history.state, "", `${location.pathname}${search}`);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [query]);
  return (
    <>
      <IndexStatus state={state} isLate={isLate} retry={retry} />
      <Announcement text={isAsked && isAnswered ? strings.search.count(count) : ""} />
      {isAsked && isAnswered && count === 0 && (
        <p>
          {strings.search.nothing(query)} {strings.search.everyNameBelow}
        </p>
      )}
      {isAsked && <Groups groups={groups} />}
    </>
  );
}

function Groups({ groups }: { groups: readonly ResultGroup[] }): ReactNode {
  return (
    <div className={resultStyles["results"]}>
      {groups.map((group) => (
        <div key={group.url}>
          <h2 className={resultStyles["group"]}>
            {group.title}
            {group.section !== "" && <span className={resultStyles["section"]}>{group.section}</span>}
          </h2>
          <ul>
            {group.results.map((result) => (
              <li key={result.url}>
                <a href={result.url}>
                  <ResultText result={result} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
