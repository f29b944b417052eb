import type { ReactNode } from "react";
import { SEARCH_URL } from "#model/search-index.ts";
import { Icon, SEARCH } from "../shell/icons.tsx";
import styles from "./search-button.module.css";

/** What opens the dialog: site/entry.browser.ts listens to it, before React does. Without script it is a link. */
export function SearchButton(): ReactNode {
  return (
    <>
      <button
        type="button"
        data-opens="search"
        className={styles["button"]}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
      >
        <Icon path={SEARCH} />
        <span>Search</span>
        <kbd>/</kbd>
      </button>
      <a href={SEARCH_URL} className={styles["link"]}>
        Search
      </a>
    </>
  );
}
