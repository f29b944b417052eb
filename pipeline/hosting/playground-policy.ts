/** Browsers ignore these in a `<meta>` element. */
const IN_HEADERS = ["frame-ancestors 'self'", "sandbox allow-scripts"];

const DIRECTIVES = [
  "default-src 'none'",
  // webpack's hooks are compiled by new Function(). The page passes the compiler's files and the emitted ones to the
  // frames as blobs; the only script in a document is its own.
  "script-src blob: 'unsafe-inline' 'unsafe-eval'",
  "style-src blob: 'unsafe-inline'",
  "img-src blob: data:",
  "font-src blob: data:",
  "media-src blob: data:",
  "connect-src blob: data:",
  "worker-src blob:",
  "base-uri 'none'",
  "form-action 'none'",
];

/**
 * The policy of the frames that compile and run a reader's project. It allows what the pages' own policy forbids, but
 * the frames have an opaque origin and reach nothing.
 */
export const PLAYGROUND_POLICY = [...DIRECTIVES, ...IN_HEADERS].join("; ");

/** Policy for hosts without custom headers. */
export const PLAYGROUND_META_POLICY = DIRECTIVES.join("; ");
