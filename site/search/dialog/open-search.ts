import { SEARCH_URL } from "#search/model/search-index.ts";

/** The `id` of the search dialog, which its button names as its popover. */
export const SEARCH_ID = "search";

/** Opens the search dialog; browsers without popovers get the page of results. */
export function openSearch(): void {
  if (hasPopovers()) document.getElementById(SEARCH_ID)?.showPopover();
  else location.assign(SEARCH_URL);
}

export function hasPopovers(): boolean {
  return "popover" in HTMLElement.prototype;
}
