import type { ReactNode } from "react";
import { SEARCH_URL } from "#search/model/search-index.ts";
import * as strings from "#strings";
import { Icon, SEARCH } from "../../drawings/icons.tsx";
import { loadPanel } from "../dialog/load-panel.ts";
import { hasPopovers, openSearch, SEARCH_ID } from "../dialog/open-search.ts";
import { firstSearchWorker } from "../search-worker.ts";
import styles from "./search-button.module.css";

/** Loads the panel before the press that opens it, which reports failures. */
function prepare(): void {
  loadPanel().catch(() => undefined);
}

/** Opens the search dialog; without script, a link to the page of results replaces it. */
export function SearchButton(): ReactNode {
  return (
    <>
      <button
        type="button"
        popoverTarget={SEARCH_ID}
        onPointerEnter={prepare}
        onFocus={firstSearchWorker}
        onClick={() => hasPopovers() || openSearch()}
        className={styles["button"]}
        aria-label={strings.search.name}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
      >
        <Icon path={SEARCH} />
        <span>{strings.search.name}</span>
        <kbd>/</kbd>
      </button>
      <a href={SEARCH_URL} className={styles["link"]}>
        {strings.search.name}
      </a>
    </>
  );
}
