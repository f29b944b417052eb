import type { ShownPage } from "#model/page.ts";

/** The progress of a navigation. The current page stays until the next one is shown. */
export type Loading =
  | { state: "idle" }
  | { state: "slow" }
  | { state: "failed"; url: string; retry: () => void; openDocument: () => void };

export type SiteState = {
  /** The page on the screen; undefined on screens that aren't pages. */
  page: ShownPage | undefined;
  /** Number of pages shown since the document was loaded. */
  visit: number;
  loading: Loading;
  /** The text that screen readers announce; a new number repeats the same text. */
  announcement: { text: string; number: number };
};

/** The state that components share with the navigation code. */
export type SiteStore = {
  get: () => SiteState;
  subscribe: (onChange: () => void) => () => void;
  update: (change: Partial<SiteState>) => void;
};

/** Returns the store of a document that has just loaded. */
export function createStore(page: ShownPage | undefined): SiteStore {
  let state: SiteState = {
    page,
    visit: 0,
    loading: { state: "idle" },
    announcement: { text: "", number: 0 },
  };
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    update: (change) => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
  };
}
