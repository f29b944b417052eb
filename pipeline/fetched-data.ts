/** Lists that a component fetches: importing one gives browsers its address, and the renderer, which shows none, nothing. */
export const FETCHED_DATA = /\b(?:flags|starter-kits|supporters\/(?!counts)\w+)\.json$/;
