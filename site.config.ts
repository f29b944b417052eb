import type { Feature } from "./core/project/feature.ts";
import { CARD_IMAGES } from "./features/card-images/feature.ts";
import { EXAMPLE_PROJECTS } from "./features/examples/feature.ts";
import { HISTORY_OF_PAGES } from "./features/history/feature.ts";
import { HOSTING } from "./features/hosting/feature.ts";
import { INDEX_FILES } from "./features/index-files/feature.ts";
import { LICENSES } from "./features/licenses/feature.ts";
import { LINKS } from "./features/links/feature.ts";
import { MARKDOWN_TWINS } from "./features/markdown-twins/feature.ts";
import { OFFLINE } from "./features/offline/feature.ts";
import { OLD_URLS } from "./features/old-urls/feature.ts";
import { PAGE_DATA } from "./features/page-data/feature.ts";
import { PLAYGROUND } from "./features/playground/feature.ts";
import { LISTED_QUESTIONS } from "./features/questions/feature.ts";
import { readmes } from "./features/readmes/feature.ts";
import { reference } from "./features/reference/feature.ts";
import { REFERENCE_FILES } from "./features/reference-files/feature.ts";
import { search } from "./features/search/feature.ts";
import { SUPPORTERS } from "./features/supporters/feature.ts";
import { TRANSLATED_PAGES } from "./features/translations/feature.ts";
import { TREEMAP } from "./features/treemap/feature.ts";
import { WHOLE_SITE, WRITING } from "./features/writing/feature.ts";

/** What this project's site can do. Without one of these lines, the rest still builds. */
export const FEATURES: readonly Feature[] = [
  TRANSLATED_PAGES,
  readmes(),
  WRITING,
  WHOLE_SITE,
  reference(),
  EXAMPLE_PROJECTS,
  TREEMAP,
  PLAYGROUND,
  OLD_URLS,
  LISTED_QUESTIONS,
  HISTORY_OF_PAGES,
  PAGE_DATA,
  SUPPORTERS,
  search(),
  INDEX_FILES,
  MARKDOWN_TWINS,
  REFERENCE_FILES,
  CARD_IMAGES,
  LICENSES,
  LINKS,
  OFFLINE,
  HOSTING,
];

/** Features that need the whole documentation. */
const OF_WHOLE: readonly Feature[] = [TRANSLATED_PAGES, WHOLE_SITE, OLD_URLS];

/** The same for a part of the documentation in another folder: `--content DIR --language TAG`. */
export const FEATURES_OF_PART: readonly Feature[] = FEATURES.filter((feature) => !OF_WHOLE.includes(feature)).map(
  (feature) => (feature.name === "reference" ? reference({ isPartial: true }) : feature),
);

/** For other people's Markdown: `--content DIR`. */
export const FEATURES_OF_OTHERS: readonly Feature[] = [
  EXAMPLE_PROJECTS,
  HISTORY_OF_PAGES,
  SUPPORTERS,
  search({ hasVectors: false }),
  INDEX_FILES,
  MARKDOWN_TWINS,
  CARD_IMAGES,
  LICENSES,
  OFFLINE,
  HOSTING,
];
