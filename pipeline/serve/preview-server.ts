import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { parseHostRedirects } from "../emit/host-rules.ts";
import { slashRedirect } from "./slash-redirect.ts";

/** Serves a built site as a static host does: pages at addresses with a slash, 404.html for the rest. */
export function previewServer(folder: string): Server {
  const files = sirv(folder, {
    etag: true,
    setHeaders: (response, path) => response.setHeader("Cache-Control", cacheControl(path)),
  });
  const notFound = readFileSync(join(folder, "404.html"));
  const rules = parseHostRedirects(readFileSync(join(folder, "_redirects"), "utf8"));
  return createServer((request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    const redirect = ruleFor(request.url ?? "/", rules) ?? slashRedirect(request.url ?? "/");
    if (redirect !== undefined) {
      response.writeHead(301, { Location: redirect }).end();
      return;
    }
    files(request, response, () => answerNotFound(request, response, notFound));
  });
}

/** What the site's own rules say of a path; the query goes along. */
function ruleFor(requested: string, rules: ReadonlyMap<string, string>): string | undefined {
  const [path = "/", query] = requested.split("?");
  const [to, hash] = rules.get(path)?.split("#") ?? [];
  if (to === undefined) return undefined;
  return `${to}${query === undefined ? "" : `?${query}`}${hash === undefined ? "" : `#${hash}`}`;
}

function answerNotFound(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
  response.writeHead(404, { "Content-Type": "text/html; charset=utf-8", "Content-Length": body.length });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Files with a hash in their name never change; all else is asked for anew. */
function cacheControl(path: string): string {
  return /^\/(?:assets|pages)\//.test(path) ? "public, max-age=31536000, immutable" : "no-cache";
}
