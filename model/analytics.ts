/** The host of Google's tag. Another host is the operator's own tag server, which also receives what the tag sends. */
export const GOOGLE_TAG_HOST = "https://www.googletagmanager.com";
