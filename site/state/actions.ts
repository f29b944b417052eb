import { createContext } from "react";

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
