import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  type ToggleEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { SEARCH_URL } from "#search/model/search-index.ts";
import * as strings from "#strings";
import { useOverlay } from "../../browser/use-overlay.ts";
import { phrase } from "../../text/phrase.ts";
import { isSearchKey } from "../is-search-key.ts";
import { useLate } from "../use-late.ts";
import { loadPanel } from "./load-panel.ts";
import { hasPopovers, openSearch, SEARCH_ID } from "./open-search.ts";
import styles from "./search-dialog.module.css";
import { type Options, type PanelKeys, type PanelProps, SearchForm } from "./search-form.tsx";

/** The search dialog, whose field is in the document. The rest is loaded when it's opened first. */
export const SearchDialog = memo(function SearchDialog(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const [opening, setOpening] = useState(0);
  const [Panel, setPanel] = useState(lazyPanel);
  const [options, setOptions] = useState<Options>({ isExpanded: false });
  const keys = useRef<PanelKeys>(null);
  const close = useCallback(() => dialog.current?.hidePopover(), []);
  const retry = useCallback(() => {
    setPanel(lazyPanel);
    // The button that had the focus goes.
    field.current?.focus();
  }, []);
  const onOpen = () => {
    setOpening((count) => count + 1);
    setQuery(field.current?.value ?? "");
    if (document.activeElement !== field.current) field.current?.focus();
  };
  useOverlay(dialog, onOpen);
  const onHydrated = useEffectEvent(onOpen);
  useEffect(() => {
    // The button opens the dialog before hydration too.
    if (hasPopovers() && dialog.current?.matches(":popover-open")) onHydrated();
  }, []);
  const onBeforeToggle = ({ newState }: ToggleEvent) => {
    if (newState !== "open") return;
    // Closing the menu first returns focus to its button, which gets it back when search closes.
    document.getElementById("menu")?.hidePopover();
    field.current?.select();
  };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      openSearch();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <dialog
      ref={dialog}
      id={SEARCH_ID}
      popover="auto"
      aria-modal="true"
      aria-label={strings.search.name}
      className={styles["dialog"]}
      onBeforeToggle={onBeforeToggle}
    >
      <SearchForm
        query={query}
        options={options}
        onAsk={setQuery}
        onKeyDown={(event) => keys.current?.onKeyDown(event)}
        onSubmit={() => keys.current?.submit()}
        close={close}
        field={field}
      />
      {opening > 0 && (
        <Suspense fallback={<Loading />}>
          <Panel {...{ query, close, field, opening, retry, keys }} onOptions={setOptions} />
        </Suspense>
      )}
    </dialog>
  );
});

/** Returns the panel, or if it doesn't load, a message instead of it. */
function lazyPanel(): ComponentType<PanelProps> {
  return lazy(async () => {
    try {
      return { default: (await loadPanel()).SearchPanel };
    } catch (error) {
      console.error(error);
      return { default: NoPanel };
    }
  });
}

function Loading(): ReactNode {
  const isLate = useLate(true);
  return (
    <p role="status" className={styles["note"]}>
      {isLate && strings.common.loading}
    </p>
  );
}

function NoPanel({ retry }: PanelProps): ReactNode {
  const button = (
    <button type="button" onClick={retry}>
      {strings.common.tryAgain}
    </button>
  );
  return (
    <p role="status" className={styles["note"]}>
      {phrase(strings.navigation.noSearch<ReactNode>(button, (words) => <a href={SEARCH_URL}>{words}</a>))}
    </p>
  );
}
