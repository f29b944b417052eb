import { headerRules } from "../../core/hosting/header-rules.ts";
import { formatHeadersFile } from "../../core/hosting/headers-file.ts";
import { formatRedirectsFile, redirectRules } from "../../core/hosting/redirects-file.ts";
import { nginxConfig } from "./nginx-config.ts";
import { vercelConfig } from "./vercel-config.ts";

type Hosted = {
  /** Content-Security-Policy as a header. */
  policy: string;
  /** URLs of all documents. */
  urls: readonly string[];
  /** Old URLs → new ones. */
  redirects: ReadonlyMap<string, string>;
  /** Entries of the site's root, folders with a slash at the end. */
  entries: readonly string[];
};

/**
 * Returns the files with headers and redirects for each kind of host. GitHub Pages relies on the documents' `<meta>`.
 */
export function hostFiles({ policy, urls, redirects, entries }: Hosted): { path: string; content: string }[] {
  const headers = headerRules(policy, entries, urls);
  const moved = redirectRules(urls, redirects);
  return [
    { path: "_headers", content: formatHeadersFile(headers) },
    { path: "_redirects", content: formatRedirectsFile(moved) },
    { path: "vercel.json", content: vercelConfig(headers, moved) },
    { path: "nginx.conf", content: nginxConfig(headers, moved) },
    // Without it, GitHub Pages ignores files whose names begin with an underscore.
    { path: ".nojekyll", content: "" },
  ];
}
