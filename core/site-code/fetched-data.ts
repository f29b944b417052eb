/**
 * Lists that components fetch: importing one gives its URL in browsers, and undefined in the renderer, which shows
 * none.
 */
export const FETCHED_DATA = /\b(?:flags|starter-kits|supporters\/(?!counts)\w+)\.json$/;
