import type { Element } from "../element.ts";

/** Strings of several screens. */
export const common = {
  tryAgain: "Try again",
  dismiss: "Dismiss",
  close: "Close",
  loading: "Loading…",
};

export const shell = {
  skip: "Skip to content",
  home: (site: string) => `${site}, home`,
  openMenu: "Open menu",
  closeMenu: "Close menu",
  main: "Main",
  sections: "Sections",
  pages: "Pages",
  documentation: "Documentation",
  announcement: "Announcement",
  version: (shown: string) => `Version ${shown}`,
  language: "Language",
  contents: "On this page",
  headingsOf: (page: string) => `Headings of ${page}`,
};

export const theme = {
  name: "Theme",
  system: "System",
  light: "Light",
  dark: "Dark",
};

export const footer = {
  name: "Footer",
  community: "Community",
  legal: "Legal",
  readOffline: "Read offline",
  license: <T>(link: Element<T>) => ["Content licensed under ", link("CC BY 4.0")],
};

/** The name says which service it is, because the footer also links to the chat on Discord. */
export const chat = {
  open: "Chat on Gitter",
  opening: "Opening the chat…",
  failed: <T>(link: Element<T>) => ["The chat couldn't be loaded here. ", link("Open it on Gitter"), "."],
};

/** Messages about pages and parts that can't be loaded. */
export const navigation = {
  failed: <T>(retry: T, link: Element<T>) => [
    "Error loading content. ",
    retry,
    " or ",
    link("load the page in full"),
    ".",
  ],
  noSearch: <T>(retry: T, link: Element<T>) => [
    "Search couldn't be loaded. ",
    retry,
    ", or look it up in the ",
    link("index of all names"),
    ".",
  ],
};

/** The dialog that lists the site's keyboard shortcuts. */
export const shortcuts = {
  name: "Keyboard shortcuts",
  search: "Search",
  move: "Move through results or a menu",
  open: "Open the selected result",
  close: "Close search, a menu or a preview",
  show: "Show these shortcuts",
};
