import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useState,
} from "react";
import { SEARCH_URL } from "#search/model/search-index.ts";
import * as strings from "#strings";
import { nextItem } from "../../menu/next-item.ts";
import { Announcement } from "../results/announcement.tsx";
import { IndexStatus } from "../results/index-status.tsx";
import { startSearch, useSearch } from "../use-search.ts";
import { type Entry, Listbox, listsBefore, listsOfResults, optionId } from "./listbox.tsx";
import { isSame, positionOf, type Reached } from "./position-of.ts";
import { forgetRecent, keepRecent, readRecent } from "./recent.ts";
import type { PanelProps } from "./search-form.tsx";
import styles from "./search-panel.module.css";
import { useSteadyGroups } from "./use-steady-groups.ts";

/** How long a list is shown until the reader has seen what Enter opens, in milliseconds. */
const SEEN = 500;

/** The content of the search dialog: a combobox over the local index. */
export function SearchPanel({ query, close, field, opening, keys, onOptions }: PanelProps): ReactNode {
  const [reachedFor, setReachedFor] = useState<{ query: string; option: Reached }>();
  const reached = reachedFor?.query === query ? reachedFor.option : undefined;
  const [recent, setRecent] = useState(readRecent);
  const { state, suggestions, query: answered, groups: latest, isAnswered, isLate, retry } = useSearch(query);
  const groups = useSteadyGroups({ query: answered, groups: latest }, reached?.url);
  const isAsked = query.trim() !== "";
  const results = useMemo(() => listsOfResults(groups), [groups]);
  const before = useMemo(() => listsBefore(recent, suggestions), [recent, suggestions]);
  const lists = isAsked ? results : before;
  const entries = lists.flatMap((list) => list.entries);
  const active = positionOf(reached, entries);
  const current = entries[active];
  const reach = useCallback(
    (option: Reached) =>
      setReachedFor((from) => (from?.query === query && isSame(from.option, option) ? from : { query, option })),
    [query],
  );
  useEffect(() => {
    const url = groups[0]?.results[0]?.url;
    if (!isAnswered || url === undefined) return;
    const timer = setTimeout(() => {
      setReachedFor((already) => (already?.query === query ? already : { query, option: { position: 0, url } }));
    }, SEEN);
    return () => clearTimeout(timer);
  }, [isAnswered, groups, query]);
  const [read, setRead] = useState(opening);
  if (read !== opening) {
    setRead(opening);
    setRecent(readRecent());
  }
  useEffect(startSearch, []);
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
  const submit = () => {
    if (current !== undefined && isAnswered) document.getElementById(optionId(active))?.click();
    else if (isAsked) location.assign(`${SEARCH_URL}?q=${encodeURIComponent(query)}`);
  };
  useImperativeHandle(keys, () => ({ onKeyDown, submit }));
  const isExpanded = entries.length > 0;
  const activeId = current === undefined ? undefined : optionId(active);
  useEffect(() => onOptions({ isExpanded, active: activeId }), [onOptions, isExpanded, activeId]);
  return (
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
            field.current?.focus();
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
  );
}
