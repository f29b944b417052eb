/**
 * The file that a request's path names, relative to the site: '/concepts/' → 'concepts/index.html', '/assets/a.js' →
 * 'assets/a.js'. Undefined for whatever is no plain path: one that climbs out, has empty or hidden parts, or an encoded
 * slash.
 */
export function requestedFile(path: string): string | undefined {
  if (!path.startsWith("/")) return undefined;
  const parts = path.slice(1).split("/").map(decoded);
  const last = parts.pop();
  if (last === undefined || !parts.every(isPlain)) return undefined;
  if (last === "") return [...parts, "index.html"].join("/");
  return isPlain(last) && !HOST_FILES.includes([...parts, last].join("/")) ? [...parts, last].join("/") : undefined;
}

/** What is written for hosts is not for readers. */
const HOST_FILES = ["_headers", "_redirects"];

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

function isPlain(part: string | undefined): part is string {
  return part !== undefined && part !== "" && !part.startsWith(".") && !/[/\\\0]/.test(part);
}
