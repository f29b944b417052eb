/**
 * Returns the file for a request's path, relative to the site: '/concepts/' → 'concepts/index.html', '/assets/a.js' →
 * 'assets/a.js'. Undefined for paths that leave the site, or that have empty or hidden parts or an encoded slash.
 */
export function requestedFile(path: string): string | undefined {
  if (!path.startsWith("/")) return undefined;
  const parts = path.slice(1).split("/").map(decoded);
  const last = parts.pop();
  if (last === undefined || !parts.every(isPlain)) return undefined;
  if (last === "") return [...parts, "index.html"].join("/");
  return isPlain(last) && !HOST_FILES.includes([...parts, last].join("/")) ? [...parts, last].join("/") : undefined;
}

/** Files for hosts aren't served. */
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
