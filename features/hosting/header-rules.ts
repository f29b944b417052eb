import type { HeaderRule } from "../../core/hosting/headers-for.ts";

export type HostedSite = {
  /** Content-Security-Policy as a header. */
  policy: string;
  /** URLs of all documents. */
  urls: readonly string[];
  /** Entries of the site's root, folders with a slash at the end. */
  entries: readonly string[];
  /** Headers of folders of the root that replace those of other files. */
  folderHeaders: ReadonlyMap<string, Readonly<Record<string, string>>>;
};

const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATED = "no-cache";

/** Folders whose file names contain a content hash. */
const HASHED_FOLDERS = ["assets", "pages"];

/**
 * Returns the headers of all responses, for every kind of host. Hosts combine the headers of all matching rules, so
 * rules that can match the same path don't share a header: the policy is that of an entry, because a folder may have
 * another.
 */
export function headerRules({ policy, entries, urls, folderHeaders }: HostedSite): HeaderRule[] {
  const holdsPages = (folder: string) => urls.some((url) => url.startsWith(`/${folder}/`));
  const hashed = HASHED_FOLDERS.filter((folder) => !holdsPages(folder)).map((folder) => `${folder}/`);
  const entryRules = ["", ...entries].map((entry): HeaderRule => {
    const path = entry.endsWith("/") ? `/${entry}*` : `/${entry}`;
    return {
      path,
      headers: {
        "Cache-Control": hashed.includes(entry) ? IMMUTABLE : REVALIDATED,
        "Content-Security-Policy": policy,
        // For browsers without support for frame-ancestors.
        "X-Frame-Options": "DENY",
        ...folderHeaders.get(entry.replace(/\/$/, "")),
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
