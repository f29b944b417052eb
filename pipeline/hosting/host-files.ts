import { headerRules } from "./header-rules.ts";
import { formatHeadersFile } from "./headers-file.ts";
import { nginxConfig } from "./nginx-config.ts";
import { formatRedirectsFile, redirectRules } from "./redirects-file.ts";
import { vercelConfig } from "./vercel-config.ts";

type Hosted = {
  /** Content-Security-Policy as a header. */
  policy: string;
  /** Addresses of all documents. */
  urls: readonly string[];
  /** Old addresses → new ones. */
  redirects: ReadonlyMap<string, string>;
  /** What stands at the top of the site, folders with a slash at their end. */
  entries: readonly string[];
};

/** Headers and redirects, written once and told to each kind of host. GitHub Pages obeys the documents' own `<meta>`. */
export function hostFiles({ policy, urls, redirects, entries }: Hosted): { path: string; content: string }[] {
  const headers = headerRules(policy, entries, urls);
  const moved = redirectRules(urls, redirects);
  return [
    { path: "_headers", content: formatHeadersFile(headers) },
    { path: "_redirects", content: formatRedirectsFile(moved) },
    { path: "vercel.json", content: vercelConfig(headers, moved) },
    { path: "nginx.conf", content: nginxConfig(headers, moved) },
    // GitHub Pages would leave out files that begin with an underscore.
    { path: ".nojekyll", content: "" },
  ];
}
