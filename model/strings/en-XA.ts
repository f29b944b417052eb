import * as en from "./en.ts";
import { pseudo } from "./pseudo.ts";

/* The pseudo-locale, for tests: see pseudo.ts. */

/** Labels are content, which the pseudo-locale leaves in English. */
export { labelFor } from "./en/labels.ts";

export const language = { code: "en-XA", direction: "ltr" };
export const {
  common,
  shell,
  theme,
  footer,
  chat,
  failures,
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
  conditions,
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
