import { useEffect } from "react";
import { isSearchKey } from "./is-search-key.ts";

/** Opens search on '/', Ctrl-K and Cmd-K. */
export function useSearchKeys(openSearch: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      openSearch();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [openSearch]);
}
