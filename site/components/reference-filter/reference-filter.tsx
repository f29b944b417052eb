import { type ReactNode, useEffect, useRef, useState } from "react";
import { REFERENCE_NOUNS } from "#model/reference.ts";
import * as strings from "#strings";
import { CLOSE, Icon } from "../../drawings/icons.tsx";
import fieldStyles from "../../filter/field.module.css";
import { FilterStatus } from "../../filter/filter-status.tsx";
import { matches } from "../../filter/matches.ts";
import { SearchBox } from "../../filter/search-box.tsx";
import { useTyped } from "../../filter/use-typed.ts";
import type { PageComponent } from "../page-component.ts";
import styles from "./reference-filter.module.css";

type Entry = { title: string; id: string; facts: string };

/**
 * Finds one of a long page's options, hooks or fields by parts of its name. The list is read from the article itself,
 * once something is typed.
 */
export const ReferenceFilter: PageComponent<"count" | "noun"> = ({ props }): ReactNode => {
  const words = wordsFor(props.noun);
  const label = words.find(Number(props.count));
  const typed = useTyped();
  const { value: query, setValue, clear, field } = typed;
  const list = useRef<HTMLUListElement>(null);
  const [entries, setEntries] = useState<readonly Entry[]>();
  useEffect(() => {
    if (query !== "") setEntries((known) => known ?? readEntries());
  }, [query]);
  const found = query === "" ? undefined : entries?.filter(({ title }) => matches(query, [title, partsOf(title)]));
  return (
    <search
      className={`${fieldStyles["field"]} ${styles["filter"]}`}
      onKeyDown={(event) => {
        // The key belongs to an input method, which chooses a character with it.
        if (event.nativeEvent.isComposing) return;
        const all = [...(list.current?.querySelectorAll("a") ?? [])];
        const place = all.findIndex((link) => link.matches(":focus"));
        if (event.key === "Escape" && query !== "") clear();
        else if (event.key === "Enter" && place === -1) all[0]?.click();
        else if (event.key === "ArrowDown") (all[place + 1] ?? all[0])?.focus();
        else if (event.key === "ArrowUp" && place !== -1) (all[place - 1] ?? field.current)?.focus();
        else return;
        event.preventDefault();
      }}
    >
      <SearchBox label={label} value={query} onType={setValue} field={field}>
        {query !== "" && (
          <button type="button" aria-label={words.clear} onClick={clear}>
            <Icon path={CLOSE} />
          </button>
        )}
      </SearchBox>
      <FilterStatus typed={typed} shown={found?.length} total={entries?.length ?? 0} words={words} />
      {found !== undefined && found.length > 0 && (
        <ul ref={list} className={styles["found"]}>
          {found.map(({ id, title, facts }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a> <span>{facts}</span>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
};

function wordsFor(noun: unknown) {
  const known = REFERENCE_NOUNS.find((each) => each === noun);
  return strings.referenceFilters[known ?? "names"];
}

/** Returns the headings that have facts below them. */
function readEntries(): Entry[] {
  return [...document.querySelectorAll("article .prose dl.reference")].flatMap((facts) => {
    const heading = facts.previousElementSibling;
    if (heading === null || heading.id === "") return [];
    return { title: heading.textContent.trim(), id: heading.id, facts: facts.querySelector("dd")?.textContent ?? "" };
  });
}

/** 'splitChunks.minSize' → 'split Chunks min Size', so that words find it too. */
function partsOf(name: string): string {
  return name.replace(/([a-z\d])([A-Z])/g, "$1 $2").replaceAll(".", " ");
}
