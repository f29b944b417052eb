import type { HeaderRule } from "../../core/hosting/headers-for.ts";
import type { RedirectRule } from "../../core/hosting/redirects-file.ts";

/** Returns `vercel.json` with the same headers and redirects for Vercel, whose patterns are those of path-to-regexp. */
export function vercelConfig(headers: readonly HeaderRule[], redirects: readonly RedirectRule[]): string {
  const config = {
    cleanUrls: false,
    trailingSlash: true,
    headers: headers.map((rule) => ({
      source: patternOf(rule.path),
      headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
    })),
    // trailingSlash handles paths without their slash.
    redirects: [
      { source: "/index.html", destination: "/", permanent: true },
      { source: "/:path+/index.html", destination: "/:path+/", permanent: true },
      ...redirects
        .filter(({ from, to }) => `${from}/` !== to)
        .map(({ from, to }) => ({ source: patternOf(from), destination: to, permanent: true })),
    ],
  };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}

/** '/assets/*' → '/assets/(.*)'. */
function patternOf(path: string): string {
  const escaped = path.replace(/[().:+?{}|[\]\\^$]/g, "\\$&");
  return escaped.replace(/\*$/, "(.*)");
}
