/** Names of the caches in the browser. The shell has one for each build. */
export const PAGES_CACHE = "webpack-docs-pages";
export const FILES_CACHE = "webpack-docs-files";
/** Contains the whole site, if the reader has saved it. */
export const COPY_CACHE = "webpack-docs-copy";
export const SHELL_CACHE_PREFIX = "webpack-docs-shell-";

/** The page that is shown instead of one that can't be loaded. */
export const NOT_SAVED_URL = "/offline/not-saved/";
/** The list of files for 'Save for offline': OfflineFile[]. */
export const OFFLINE_FILES_URL = "/offline-files.json";

/** One file of the site; a page has a title. */
export type OfflineFile = { url: string; bytes: number; title?: string };
