import { formatHeadersFile } from "../../core/hosting/headers-file.ts";
import { formatRedirectsFile, redirectRules } from "../../core/hosting/redirects-file.ts";
import { type HostedSite, headerRules } from "./header-rules.ts";
import { nginxConfig } from "./nginx-config.ts";
import { vercelConfig } from "./vercel-config.ts";

type Hosted = HostedSite & {
  /** Old URLs → new ones. */
  redirects: ReadonlyMap<string, string>;
};

/**
 * Returns the files with headers and redirects for each kind of host. GitHub Pages relies on the documents' `<meta>`.
 */
export function hostFiles({ redirects, ...site }: Hosted): { path: string; content: string }[] {
  const headers = headerRules(site);
  const moved = redirectRules(site.urls, redirects);
  return [
    { path: "_headers", content: formatHeadersFile(headers) },
    { path: "_redirects", content: formatRedirectsFile(moved) },
    { path: "vercel.json", content: vercelConfig(headers, moved) },
    { path: "nginx.conf", content: nginxConfig(headers, moved) },
    // Without it, GitHub Pages ignores files whose names begin with an underscore.
    { path: ".nojekyll", content: "" },
  ];
}
