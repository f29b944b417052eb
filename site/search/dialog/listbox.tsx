import { memo, type ReactNode } from "react";
import type { Result, ResultGroup } from "#search/engine/group-hits.ts";
import type { Suggestion } from "#search/model/search-index.ts";
import * as strings from "#strings";
import { ResultText } from "../results/result-text.tsx";
import styles from "../results/results.module.css";
import type { Reached } from "./position-of.ts";
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
  /** URL of the results' page; empty for a list of other entries. */
  url: string;
  title: string;
  /** Title of the page's section. */
  section: string;
  entries: Entry[];
};

/** Lists results by page. */
export function listsOfResults(groups: readonly ResultGroup[]): EntryList[] {
  return groups.map(({ url, title, section, results }) => ({
    url,
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

/** Lists what's shown before typing. */
export function listsBefore(recent: readonly Recent[], suggestions: readonly Suggestion[]): EntryList[] {
  const lists: EntryList[] = [
    { url: "", title: strings.search.recent, section: "", entries: recent.map((each) => ({ ...each })) },
    {
      url: "",
      title: strings.search.suggested,
      section: "",
      entries: suggestions.map(({ title, url }) => ({ title, url, page: title })),
    },
  ];
  return lists.filter(({ entries }) => entries.length > 0);
}

export function optionId(position: number): string {
  return `search-option-${position}`;
}

type Actions = {
  onReach: (option: Reached) => void;
  onChoose: (entry: Entry) => void;
};

type Props = Actions & {
  lists: readonly EntryList[];
  /** These are still the results of another query. */
  isBusy: boolean;
  /** Position of the active option. */
  active: number;
};

export function Listbox({ lists, isBusy, active, ...actions }: Props): ReactNode {
  let position = 0;
  return (
    <div
      role="listbox"
      id="search-results"
      aria-label={strings.search.results}
      aria-busy={isBusy}
      className={styles["results"]}
    >
      {lists.map((list, number) => {
        const first = position;
        position += list.entries.length;
        const isActive = first <= active && active < position;
        return (
          <OptionGroup
            // Keeps the elements of a page that moves up or down while the reader types.
            key={`${list.title} ${list.url}`}
            list={list}
            number={number}
            first={first}
            active={isActive ? active : undefined}
            {...actions}
          />
        );
      })}
    </div>
  );
}

type OptionGroupProps = Actions & {
  list: EntryList;
  number: number;
  /** Position of its first option. */
  first: number;
  /** Position of the active option; undefined if it's in another group. */
  active: number | undefined;
};

const OptionGroup = memo(function OptionGroup(props: OptionGroupProps): ReactNode {
  const { list, number, first, active, onReach, onChoose } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
    <div role="group" aria-labelledby={`search-group-${number}`}>
      <p id={`search-group-${number}`} className={styles["group"]}>
        {list.title}
        {list.section !== "" && <span className={styles["section"]}>{list.section}</span>}
      </p>
      {list.entries.map((entry, index) => {
        const position = first + index;
        const reach = () => onReach({ position, url: entry.url });
        return (
          <a
            key={entry.url}
            id={optionId(position)}
            role="option"
            aria-selected={position === active}
            tabIndex={-1}
            href={entry.url}
            onPointerMove={reach}
            onPointerDown={reach}
            onClick={(event) => {
              if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onChoose(entry);
            }}
          >
            {entry.result === undefined ? <Plain entry={entry} /> : <ResultText result={entry.result} />}
          </a>
        );
      })}
    </div>
  );
});

function Plain({ entry }: { entry: Entry }): ReactNode {
  return (
    <span className={styles["title"]}>
      {entry.page !== entry.title && <span className={styles["path"]}>{entry.page} › </span>}
      {entry.title}
    </span>
  );
}
