import { type ReactNode, useRef } from "react";
import fieldStyles from "../filter/field.module.css";
import { matches } from "../filter/matches.ts";
import { useTyped } from "../filter/use-typed.ts";
import type { IslandComponent } from "../islands/islands.ts";
import styles from "./reference-filter.module.css";

type Entry = { title: string; id: string; facts: string };

/** Finds one of a long page's options, hooks or fields by parts of its name. The list is read from the article itself. */
export const ReferenceFilter: IslandComponent = ({ props }): ReactNode => {
  const noun = String(props["noun"]);
  const { value: query, type, field } = useTyped("");
  const list = useRef<HTMLUListElement>(null);
  const entries = query === "" ? [] : readEntries();
  const found = entries.filter(({ title }) => matches(query, [title, wordsOf(title)]));
  const links = () => [...(list.current?.querySelectorAll("a") ?? [])];
  return (
    <search
      className={`panel ${fieldStyles["field"]}`}
      onKeyDown={(event) => {
        const all = links();
        const place = all.findIndex((link) => link.matches(":focus"));
        if (event.key === "Escape" && query !== "") {
          type("");
          field.current?.focus();
        } else if (event.key === "Enter" && place === -1) all[0]?.click();
        else if (event.key === "ArrowDown") (all[place + 1] ?? all[0])?.focus();
        else if (event.key === "ArrowUp" && place !== -1) (all[place - 1] ?? field.current)?.focus();
        else return;
        event.preventDefault();
      }}
    >
      <label>
        Find one of the {String(props["count"])} {noun} on this page
        <input
          ref={field}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder="Part of its name"
          value={query}
          onChange={(event) => type(event.target.value)}
        />
      </label>
      <p role="status">{query !== "" && `${found.length} of ${entries.length} ${noun}`}</p>
      {found.length > 0 && (
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

/** Headings with a line of facts below them. */
function readEntries(): Entry[] {
  return [...document.querySelectorAll("article .prose dl.reference")].flatMap((facts) => {
    const heading = facts.previousElementSibling;
    if (heading === null || heading.id === "") return [];
    return { title: heading.textContent.trim(), id: heading.id, facts: facts.querySelector("dd")?.textContent ?? "" };
  });
}

/** 'splitChunks.minSize' → 'split Chunks min Size', so that words find it too. */
function wordsOf(name: string): string {
  return name.replace(/([a-z\d])([A-Z])/g, "$1 $2").replaceAll(".", " ");
}
