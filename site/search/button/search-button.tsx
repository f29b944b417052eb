import { type ReactNode, useContext } from "react";
import { SEARCH_URL } from "#search/model/search-index.ts";
import * as strings from "#strings";
import { Icon, SEARCH } from "../../drawings/icons.tsx";
import { ActionsContext } from "../../state/actions.ts";
import { firstSearchWorker } from "../search-worker.ts";
import styles from "./search-button.module.css";

/** Opens the search dialog; without script it's a link. */
export function SearchButton(): ReactNode {
  const { prepareSearch, openSearch } = useContext(ActionsContext);
  return (
    <>
      <button
        type="button"
        data-opens="search"
        onPointerEnter={prepareSearch}
        onFocus={firstSearchWorker}
        onClick={openSearch}
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
