import type { SiteFolder } from "../../core/emit/site-folder.ts";
import type { Feature } from "../../core/project/feature.ts";
import { hostFiles } from "./host-files.ts";

/** Headers and redirects, for each kind of host. */
export const HOSTING: Feature = {
  name: "hosting",
  lastFiles: ({ site, policy, folderHeaders, redirects }) => {
    const urls = documentUrls(site).filter((url) => !redirects.has(url));
    return hostFiles({ policy, folderHeaders, urls, redirects, entries: topEntries(site) });
  },
};

/** Returns the URLs of all folders that have a document. */
function documentUrls({ files }: SiteFolder): string[] {
  const documents = [...files.keys()].filter((path) => /(?:^|\/)index\.html$/.test(path));
  return documents.map((path) => `/${path.slice(0, -"index.html".length)}`);
}

/** Returns the entries of the site's root; those that are folders end with a slash. */
function topEntries({ files }: SiteFolder): string[] {
  return [...new Set([...files.keys()].map((path) => path.replace(/(?<=\/).*/, "")))].sort();
}
