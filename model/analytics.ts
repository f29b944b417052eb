/** Where Google serves its tag. Another host is the operator's own tag server, which also takes what the tag sends. */
export const GOOGLE_TAG_HOST = "https://www.googletagmanager.com";
