import type { Element } from "../../element.ts";

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

/** Messages about parts of the page that throw. Each is followed by a button to try again, and one to reload. */
export const failures = {
  reload: "Reload the page",
  component: "This part of the page stopped working. Below is what it showed first.",
  parts: {
    behavior: "Buttons, tabs and other parts of this page stopped working. Its text and its links still work.",
    contents: "The list of headings stopped working.",
    contributors: "The pictures of the contributors can't be shown.",
    footer: "The footer stopped working.",
    header: "The header stopped working. You can still search at /search/.",
    menu: "The list of pages stopped working. The links in the text and in the header still work.",
    news: "The announcements stopped working.",
    page: "This page stopped working.",
    preview: "The preview of this link can't be shown. The link still works.",
    search: "The search dialog stopped working. You can still search at /search/.",
    section: "The page can't tell whether the section in its URL exists.",
  },
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
