import { type HeaderRule, headersFor } from "../../core/hosting/headers-for.ts";
import type { RedirectRule } from "../../core/hosting/redirects-file.ts";

/**
 * Directives for nginx, to be included in a `server` block whose `root` is the site. The server block has the headers
 * of most responses, including redirects. nginx drops them in a location that adds a header itself, so locations with
 * other headers repeat all of them.
 */
export function nginxConfig(headers: readonly HeaderRule[], redirects: readonly RedirectRule[]): string {
  const usual = headerLinesFor("/404.html", headers);
  const locations = headers
    .filter((rule) => rule.path !== "/*")
    .map(({ path }) => ({ path: decodeURI(path), lines: headerLinesFor(path.replace(/\*$/, ""), headers) }))
    .filter(({ lines }) => lines.join() !== usual.join())
    .map(({ path, lines }) => {
      const match = path.endsWith("*") ? `^~ ${quoted(path.slice(0, -1))}` : `= ${quoted(path)}`;
      return [`location ${match} {`, ...lines.map((line) => `  ${line}`), `  ${TRY}`, "}"].join("\n");
    });
  return [
    "# Include this in the server block whose root is the site: see docs/deploying.md.",
    "charset utf-8;",
    "error_page 404 /404.html;",
    "# Redirects name paths only: nginx may stand behind another host, port or protocol.",
    "absolute_redirect off;",
    "# Links to a page's file, and links with punctuation from the text around them.",
    `rewrite "^(/|.+/)index\\.html$" "$1" permanent;`,
    `rewrite "^/[${PUNCTUATION}]+$" "/" permanent;`,
    `rewrite "^(/[^/].*?)/?[${PUNCTUATION}]+$" "$1/" permanent;`,
    ...usual,
    `location / { ${TRY} }`,
    ...locations,
    ...redirects.map(({ from, to }) => `location = ${quoted(decodeURI(from))} { return 301 ${target(to)}; }`),
    "",
  ].join("\n");
}

/** Characters of a class; unlike in model/meant-url.ts without a quotation mark, which would end the directive. */
const PUNCTUATION = "),.;:!?'\\]}>*";

/** A path with a slash is its folder's document; one without is a file. */
const TRY = `try_files $uri \${uri}index.html =404;`;

function headerLinesFor(path: string, rules: readonly HeaderRule[]): string[] {
  return Object.entries(headersFor(path, rules)).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
}

/** Inserts the request's query before the hash. */
function target(to: string): string {
  const [path = "/", hash] = to.replaceAll("$", "%24").split("#");
  return quoted(`${path}$is_args$args${hash === undefined ? "" : `#${hash}`}`);
}

function quoted(text: string): string {
  return `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}
