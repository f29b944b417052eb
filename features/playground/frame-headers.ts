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
 * Headers of the frames that compile and run a reader's project. Their policy allows what the pages' own policy
 * forbids, but the frames have an opaque origin and reach nothing.
 */
export const FRAME_HEADERS = {
  "Content-Security-Policy": [...DIRECTIVES, ...IN_HEADERS].join("; "),
  // For browsers without support for frame-ancestors.
  "X-Frame-Options": "SAMEORIGIN",
  // Only Chromium has these two. WebRTC, preconnecting and resolving the name of a host have no directive above.
  "Connection-Allowlist": "()",
  // Each frame has its own process, so a loop without end in one doesn't block the others.
  "Document-Isolation-Policy": "isolate-and-credentialless",
};

/** Policy for hosts without custom headers. */
export const FRAME_META_POLICY = DIRECTIVES.join("; ");
