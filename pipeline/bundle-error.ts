/** The site's own code is wrong, in webpack's own words. A file of its own: who catches it need not load webpack. */
export class BundleError extends Error {}
