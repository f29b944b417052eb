import * as en from "./en.ts";
import { pseudo } from "./pseudo.ts";

/* The pseudo-locale, for tests: see pseudo.ts. */

export const language = { code: "en-XA", direction: "ltr" };
export const {
  common,
  shell,
  theme,
  footer,
  chat,
  navigation,
  search,
  searchPage,
  filters,
  referenceFilters,
  page,
  translation,
  article,
  copying,
  facts,
  titles,
  missingSection,
  notFound,
  redirect,
  offline,
  offlineScreen,
  components,
  shortcuts,
  playground,
} = pseudo(en);
