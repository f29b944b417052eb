import type { ReactNode } from "react";
import type { Suggestion } from "#model/search-index.ts";
import * as strings from "#strings";
import type { Result, ResultGroup } from "../engine/group-hits.ts";
import { ResultText } from "../results/result-text.tsx";
import styles from "../results/results.module.css";
import type { Recent } from "./recent.ts";

/** One option: a place to go to. */
export type Entry = {
  url: string;
  title: string;
  /** Title of its page. */
  page: string;
  result?: Result;
};

export type EntryList = {
  title: string;
  /** Title of the page's section. */
  section: string;
  entries: Entry[];
};

type Known = { groups: readonly ResultGroup[] } | { recent: readonly Recent[]; suggestions: readonly Suggestion[] };

/** Returns the entries to list: results by page, or recent results and suggestions before typing. */
export function entriesOf(known: Known): EntryList[] {
  if ("groups" in known) {
    return known.groups.map(({ title, section, results }) => ({
      title,
      section,
      entries: results.map((result) => ({
        url: result.url,
        title: result.title.map(({ text }) => text).join(""),
        page: title,
        result,
      })),
    }));
  }
  const lists = [
    { title: strings.search.recent, section: "", entries: known.recent.map((each) => ({ ...each })) },
    {
      title: strings.search.suggested,
      section: "",
      entries: known.suggestions.map(({ title, url }) => ({ title, url, page: title })),
    },
  ];
  return lists.filter(({ entries }) => entries.length > 0);
}

export function optionId(position: number): string {
  return `search-option-${position}`;
}

type Props = {
  lists: readonly EntryList[];
  /** These are still the results of another query. */
  isBusy: boolean;
  active: Entry | undefined;
  onActive: (entry: Entry) => void;
  onChoose: (entry: Entry) => void;
};

export function Listbox({ lists, isBusy, active, onActive, onChoose }: Props): ReactNode {
  let position = 0;
  return (
    <div
      role="listbox"
      id="search-results"
      aria-label={strings.search.results}
      aria-busy={isBusy}
      className={styles["results"]}
    >
      {lists.map((list, number) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
        <div key={`${list.title} ${number}`} role="group" aria-labelledby={`search-group-${number}`}>
          <p id={`search-group-${number}`} className={styles["group"]}>
            {list.title}
            {list.section !== "" && <span className={styles["section"]}>{list.section}</span>}
          </p>
          {list.entries.map((entry) => (
            <a
              key={entry.url}
              id={optionId(position++)}
              role="option"
              aria-selected={entry === active}
              tabIndex={-1}
              href={entry.url}
              onPointerMove={() => onActive(entry)}
              onPointerDown={() => onActive(entry)}
              onClick={(event) => {
                if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onChoose(entry);
              }}
            >
              {entry.result === undefined ? <Plain entry={entry} /> : <ResultText result={entry.result} />}
            </a>
          ))}
        </div>
      ))}
    </div>
  );
}

function Plain({ entry }: { entry: Entry }): ReactNode {
  return (
    <span className={styles["title"]}>
      {entry.page !== entry.title && <span className={styles["path"]}>{entry.page} › </span>}
      {entry.title}
    </span>
  );
}
