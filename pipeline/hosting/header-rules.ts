/** Headers of the answers whose path matches: an exact path, or all below one that ends with '*'. */
export type HeaderRule = { path: string; headers: Record<string, string> };

const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATED = "no-cache";

/** Folders whose files have a hash of their bytes in their name. */
const HASHED_FOLDERS = ["assets", "pages"];

/**
 * The headers of every answer: the one place where they are written. Hosts join the headers of all rules that match, so
 * no two rules that can match one path name the same header. `entries`: what stands at the top of the site, folders with a
 * slash at their end; `pages`: addresses of documents.
 */
export function headerRules(policy: string, entries: readonly string[], pages: readonly string[]): HeaderRule[] {
  const holdsPages = (folder: string) => pages.some((url) => url.startsWith(`/${folder}/`));
  const hashed = HASHED_FOLDERS.filter((folder) => !holdsPages(folder)).map((folder) => `${folder}/`);
  const cacheRules = ["", ...entries].map((entry): HeaderRule => {
    const path = entry.endsWith("/") ? `/${entry}*` : `/${entry}`;
    return { path, headers: { "Cache-Control": hashed.includes(entry) ? IMMUTABLE : REVALIDATED } };
  });
  return [
    {
      path: "/*",
      headers: {
        "Content-Security-Policy": policy,
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Permissions-Policy": PERMISSIONS,
        "Cross-Origin-Opener-Policy": "same-origin",
        // For browsers that don't know frame-ancestors.
        "X-Frame-Options": "DENY",
      },
    },
    ...cacheRules,
  ];
}

/** Features that neither the site nor anything it shows needs; only names that every browser knows. */
const PERMISSIONS = [
  "accelerometer",
  "camera",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "payment",
  "usb",
]
  .map((feature) => `${feature}=()`)
  .join(", ");

/** What the rules say of a path. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const matching = rules.filter((rule) =>
    rule.path.endsWith("*") ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}
