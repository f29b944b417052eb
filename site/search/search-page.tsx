import { type ReactNode, useEffect, useState } from "react";
import styles from "../filter/field.module.css";
import type { IslandComponent } from "../islands/islands.ts";
import type { ResultGroup } from "./group-hits.ts";
import { IndexStatus } from "./index-status.tsx";
import { ResultText } from "./result-text.tsx";
import resultStyles from "./results.module.css";
import "./name-index.css";
import { useAnnouncement } from "./use-announcement.ts";
import { prepareSearch, useSearch } from "./use-search.ts";

/** How long after a keystroke the address holds the query, in milliseconds. */
const PAUSE = 300;

/** The page of results at /search/?q=…, above the index of names that the page is without script. */
export const SearchPage: IslandComponent = (): ReactNode => {
  const [query, setQuery] = useState<string>();
  useEffect(() => setQuery(new URLSearchParams(location.search).get("q") ?? ""), []);
  return (
    <div data-asked={query !== undefined && query.trim() !== ""}>
      <form className={styles["field"]} onSubmit={(event) => event.preventDefault()}>
        <label htmlFor="search-page-query">Options, hooks, plugins, errors, how to…</label>
        <input
          id="search-page-query"
          type="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={500}
          value={query ?? ""}
          onChange={(event) => setQuery(event.target.value)}
        />
      </form>
      {query !== undefined && <Answers query={query} />}
    </div>
  );
};

function Answers({ query }: { query: string }): ReactNode {
  const { state, groups, query: answered, retry } = useSearch(query);
  useEffect(prepareSearch, []);
  const isAsked = query.trim() !== "";
  const count = groups.reduce((sum, group) => sum + group.results.length, 0);
  const isAnswered = isAsked && answered === query;
  const announcement = useAnnouncement(isAnswered ? `${count} results` : "");
  useEffect(() => {
    const timer = setTimeout(() => {
      const search = query.trim() === "" ? "" : `?q=${encodeURIComponent(query)}`;
      if (search !== location.search) history.replaceState(history.state, "", `${location.pathname}${search}`);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [query]);
  return (
    <>
      <IndexStatus state={state} retry={retry} />
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      {isAnswered && count === 0 && <p>Nothing is found for “{query}”. Every option and hook by name is below.</p>}
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
