import { createContext } from "react";
import { openSearch, prepareSearch } from "../search/open-search.ts";
import type { SiteStore } from "./site-store.ts";

/** Announces a text to screen readers. */
export type Announce = (text: string) => void;

/** Actions of components beyond their own part of the screen. */
export type Actions = {
  announce: Announce;
  /** Loads the search dialog before it's opened. */
  prepareSearch: () => void;
  openSearch: () => void;
};

export const ActionsContext = createContext<Actions>({
  announce: () => undefined,
  prepareSearch: () => undefined,
  openSearch: () => undefined,
});

export function actionsOf(store: SiteStore): Actions {
  return {
    announce: (text) => store.update({ announcement: { text, number: store.get().announcement.number + 1 } }),
    prepareSearch: () => void prepareSearch(store),
    openSearch: () => void openSearch(store),
  };
}
