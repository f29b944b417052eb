import { type HeaderRule, headersFor } from "./header-rules.ts";
import type { RedirectRule } from "./redirects-file.ts";

/**
 * Locations for nginx, to be included in a `server` block whose `root` is the site. nginx forgets the headers of a server
 * as soon as a location has one of its own, so each location has them all.
 */
export function nginxConfig(headers: readonly HeaderRule[], redirects: readonly RedirectRule[]): string {
  const locations = headers
    .filter((rule) => rule.path !== "/*")
    .map((rule) => {
      const match = rule.path.endsWith("*") ? `^~ ${rule.path.slice(0, -1)}` : `= ${rule.path}`;
      const headerLines = headerLinesFor(rule.path.replace(/\*$/, ""), headers);
      return `location ${decodeURI(match)} {\n${headerLines}\n  try_files ${TRY};\n}`;
    });
  const moved = redirects.map(({ from, to }) => `location = ${quoted(decodeURI(from))} { return 301 ${target(to)}; }`);
  return [
    "# Include this in the server block whose root is the site: see docs/deploying.md.",
    "charset utf-8;",
    "error_page 404 /404.html;",
    ...locations,
    `location / {\n${headerLinesFor("/404.html", headers)}\n  try_files ${TRY};\n}`,
    ...moved,
    "",
  ].join("\n");
}

/** A path with a slash is its folder's document; one without is a file. */
const TRY = `$uri \${uri}index.html =404`;

function headerLinesFor(path: string, rules: readonly HeaderRule[]): string {
  return Object.entries(headersFor(path, rules))
    .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`)
    .join("\n");
}

/** The reader's query goes along, before the hash. */
function target(to: string): string {
  const [path = "/", hash] = to.replaceAll("$", "%24").split("#");
  return quoted(`${path}$is_args$args${hash === undefined ? "" : `#${hash}`}`);
}

function quoted(text: string): string {
  return `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}
