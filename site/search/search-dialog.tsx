import { type FormEvent, type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { SEARCH_URL } from "#model/search-index.ts";
import { nextItem } from "../menu/next-item.ts";
import { Icon, SEARCH } from "../shell/icons.tsx";
import { IndexStatus } from "./index-status.tsx";
import { type Entry, entriesOf, Listbox, optionId } from "./listbox.tsx";
import { positionOf, type Reached } from "./position-of.ts";
import { forgetRecent, keepRecent, readRecent } from "./recent.ts";
import styles from "./search-dialog.module.css";
import { useAnnouncement } from "./use-announcement.ts";
import { useSearch } from "./use-search.ts";

/** The dialog behind '/', Ctrl-K and the header's button: a combobox over the index on this machine. */
export function SearchDialog({ element }: { element: RefObject<HTMLDialogElement | null> }): ReactNode {
  const [query, setQuery] = useState("");
  const [reached, setReached] = useState<Reached>();
  const [recent, setRecent] = useState(readRecent);
  const input = useRef<HTMLInputElement>(null);
  const { state, groups, suggestions, query: answered, retry } = useSearch(query);
  const isAsked = query.trim() !== "";
  const lists = entriesOf(isAsked ? { groups } : { recent, suggestions });
  const entries = lists.flatMap((list) => list.entries);
  const active = positionOf(reached, entries);
  const current = entries[active];
  const setActive = (position: number) => setReached({ position, url: entries[position]?.url });
  const announcement = useAnnouncement(isAsked && answered === query ? countInWords(entries.length) : "");
  useEffect(() => {
    const dialog = element.current;
    const onToggle = () => setRecent(readRecent());
    dialog?.addEventListener("toggle", onToggle);
    return () => dialog?.removeEventListener("toggle", onToggle);
  }, [element]);

  const close = () => element.current?.hidePopover();
  const choose = ({ title, page, url }: Entry) => {
    keepRecent({ title, page, url });
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isMove = event.key === "ArrowDown" || event.key === "ArrowUp";
    const next = isMove ? nextItem(event.key, active, entries.length) : undefined;
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: "nearest" });
  };
  const onSubmit = (event: FormEvent) => {
    // The security policy lets no form be sent.
    event.preventDefault();
    const isCurrent = !isAsked || answered === query;
    if (current !== undefined && isCurrent) document.getElementById(optionId(active))?.click();
    else if (isAsked) location.assign(`${SEARCH_URL}?q=${encodeURIComponent(query)}`);
  };
  return (
    <>
      <form className={styles["form"]} onSubmit={onSubmit}>
        <Icon path={SEARCH} />
        <input
          ref={input}
          role="combobox"
          aria-label="Search"
          aria-expanded={entries.length > 0}
          aria-controls="search-results"
          aria-autocomplete="list"
          aria-activedescendant={current === undefined ? undefined : optionId(active)}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={500}
          placeholder="Options, hooks, plugins, errors, how to…"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setReached(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={styles["close"]} onClick={close}>
          Close
        </button>
      </form>
      <div className={styles["body"]}>
        <IndexStatus state={state} retry={retry} />
        <p role="status" className="visually-hidden">
          {announcement}
        </p>
        {isAsked && state.status === "ready" && answered === query && entries.length === 0 && (
          <p className={styles["nothing"]}>
            Nothing is found for “{query}”. <a href={SEARCH_URL}>Every option and hook by name</a>
          </p>
        )}
        <Listbox
          lists={lists}
          active={current}
          onActive={(entry) => setActive(entries.indexOf(entry))}
          onChoose={choose}
        />
        {!isAsked && recent.length > 0 && (
          <button
            type="button"
            className={styles["forget"]}
            onClick={() => {
              forgetRecent();
              setRecent([]);
              input.current?.focus();
            }}
          >
            Forget recent pages
          </button>
        )}
        {isAsked && entries.length > 0 && (
          <p className={styles["all"]}>
            <a href={`${SEARCH_URL}?q=${encodeURIComponent(query)}`} onClick={close}>
              All results for “{query}”
            </a>
          </p>
        )}
      </div>
    </>
  );
}

function countInWords(count: number): string {
  return count === 0 ? "No results" : count === 1 ? "1 result" : `${count} results`;
}
