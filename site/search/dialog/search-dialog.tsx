import {
  type FormEvent,
  type KeyboardEvent,
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { SEARCH_URL } from "#search/model/search-index.ts";
import * as strings from "#strings";
import { useOverlay } from "../../browser/use-overlay.ts";
import { Icon, SEARCH } from "../../drawings/icons.tsx";
import { nextItem } from "../../menu/next-item.ts";
import { Announcement } from "../results/announcement.tsx";
import { IndexStatus } from "../results/index-status.tsx";
import { startSearch, useSearch } from "../use-search.ts";
import { type Entry, Listbox, listsBefore, listsOfResults, optionId } from "./listbox.tsx";
import { isSame, positionOf, type Reached } from "./position-of.ts";
import { forgetRecent, keepRecent, readRecent } from "./recent.ts";
import styles from "./search-dialog.module.css";
import { useSteadyGroups } from "./use-steady-groups.ts";

/** How long a list is shown until the reader has seen what Enter opens, in milliseconds. */
const SEEN = 500;

type Props = {
  /** Counts requests to open the dialog; each change opens it. */
  openings: number;
  /** What the reader typed while it was loading. */
  typed: string;
};

/** Renders the search dialog: a combobox over the local index. */
export const SearchDialog = memo(function SearchDialog({ openings, typed }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState("");
  const [reached, setReached] = useState<Reached>();
  const [recent, setRecent] = useState(readRecent);
  const input = useRef<HTMLInputElement>(null);
  const { state, suggestions, query: answered, groups: latest, isAnswered, isLate, retry } = useSearch(query);
  const groups = useSteadyGroups({ query: answered, groups: latest }, reached?.url);
  const isAsked = query.trim() !== "";
  const results = useMemo(() => listsOfResults(groups), [groups]);
  const before = useMemo(() => listsBefore(recent, suggestions), [recent, suggestions]);
  const lists = isAsked ? results : before;
  const entries = lists.flatMap((list) => list.entries);
  const active = positionOf(reached, entries);
  const current = entries[active];
  const reach = useCallback((to: Reached) => setReached((from) => (isSame(from, to) ? from : to)), []);
  useEffect(() => {
    const url = groups[0]?.results[0]?.url;
    if (!isAnswered || url === undefined) return;
    const timer = setTimeout(() => setReached((already) => already ?? { position: 0, url }), SEEN);
    return () => clearTimeout(timer);
  }, [isAnswered, groups]);
  const ask = useCallback((text: string) => {
    setQuery(text);
    setReached(undefined);
  }, []);
  useOverlay(dialog, () => undefined);
  useLayoutEffect(() => {
    if (openings === 0) return;
    startSearch();
    setRecent(readRecent());
    // Closing the menu first returns focus to its button, which gets it back when search closes.
    document.getElementById("menu")?.hidePopover();
    dialog.current?.showPopover();
    const field = input.current;
    field?.focus();
    field?.select();
    if (field === null || typed === "") return;
    field.value = typed;
    ask(typed);
  }, [openings, typed, ask]);

  const close = useCallback(() => dialog.current?.hidePopover(), []);
  const choose = useCallback(
    ({ title, page, url }: Entry) => {
      keepRecent({ title, page, url });
      close();
    },
    [close],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const isMove = !event.nativeEvent.isComposing && (event.key === "ArrowDown" || event.key === "ArrowUp");
    const next = isMove ? nextItem(event.key, active, entries.length) : undefined;
    if (next === undefined) return;
    event.preventDefault();
    reach({ position: next, url: entries[next]?.url });
    document.getElementById(optionId(next))?.scrollIntoView({ block: "nearest" });
  };
  const onSubmit = (event: FormEvent) => {
    // The CSP blocks form submission.
    event.preventDefault();
    if (current !== undefined && isAnswered) document.getElementById(optionId(active))?.click();
    else if (isAsked) location.assign(`${SEARCH_URL}?q=${encodeURIComponent(query)}`);
  };
  return (
    <dialog
      ref={dialog}
      id="search"
      popover="auto"
      aria-modal="true"
      aria-label={strings.search.name}
      className={styles["dialog"]}
    >
      <form className={styles["form"]} onSubmit={onSubmit}>
        <Icon path={SEARCH} />
        <input
          ref={input}
          role="combobox"
          aria-label={strings.search.name}
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
          placeholder={strings.search.placeholder}
          onChange={(event) => ask(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={styles["close"]} onClick={close}>
          {strings.common.close}
        </button>
      </form>
      <div className={styles["body"]}>
        <IndexStatus state={state} isLate={isLate} retry={retry} />
        <Announcement text={isAsked && isAnswered ? strings.search.count(entries.length) : ""} />
        {isAsked && state.status === "ready" && isAnswered && entries.length === 0 && (
          <p className={styles["nothing"]}>
            {strings.search.nothing(query)} <a href={SEARCH_URL}>{strings.search.everyName}</a>
          </p>
        )}
        <Listbox lists={lists} isBusy={!isAnswered} active={active} onReach={reach} onChoose={choose} />
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
            {strings.search.forgetRecent}
          </button>
        )}
        {isAsked && entries.length > 0 && (
          <p className={styles["all"]}>
            <a href={`${SEARCH_URL}?q=${encodeURIComponent(query)}`} onClick={close}>
              {strings.search.allResults(query)}
            </a>
          </p>
        )}
      </div>
    </dialog>
  );
});
