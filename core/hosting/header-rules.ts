import { PLAYGROUND_FOLDER } from "#model/playground-files.ts";
import { PLAYGROUND_HEADERS } from "./playground-policy.ts";

/** Headers for an exact path, or for all paths with a prefix if it ends with '*'. */
export type HeaderRule = { path: string; headers: Record<string, string> };

const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATED = "no-cache";

/** Folders whose file names contain a content hash. */
const HASHED_FOLDERS = ["assets", "pages"];

const PLAYGROUND = `${PLAYGROUND_FOLDER}/`;

/**
 * Returns the headers of all responses, for every kind of host. Hosts combine the headers of all matching rules, so
 * rules that can match the same path don't share a header: the policy is that of an entry, because the playground's
 * files have another. `entries`: entries of the site's root, folders with a slash at the end; `pages`: URLs of
 * documents.
 */
export function headerRules(policy: string, entries: readonly string[], pages: readonly string[]): HeaderRule[] {
  const holdsPages = (folder: string) => pages.some((url) => url.startsWith(`/${folder}/`));
  const hashed = HASHED_FOLDERS.filter((folder) => !holdsPages(folder)).map((folder) => `${folder}/`);
  const entryRules = ["", ...entries].map((entry): HeaderRule => {
    const path = entry.endsWith("/") ? `/${entry}*` : `/${entry}`;
    const isPlayground = entry === PLAYGROUND;
    return {
      path,
      headers: {
        "Cache-Control": hashed.includes(entry) ? IMMUTABLE : REVALIDATED,
        "Content-Security-Policy": policy,
        // For browsers without support for frame-ancestors.
        "X-Frame-Options": isPlayground ? "SAMEORIGIN" : "DENY",
        ...(isPlayground && PLAYGROUND_HEADERS),
      },
    };
  });
  return [
    {
      path: "/*",
      headers: {
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Permissions-Policy": PERMISSIONS,
        "Cross-Origin-Opener-Policy": "same-origin",
      },
    },
    ...entryRules,
  ];
}

/** Browser features that the site doesn't need; only names that every browser supports. */
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

/** Returns the headers for a path. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const matching = rules.filter((rule) =>
    rule.path.endsWith("*") ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}
