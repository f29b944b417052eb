import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { parseHeadersFile } from "../hosting/headers-file.ts";
import { type HeaderRule, headersFor } from "../hosting/headers-for.ts";
import { parseRedirectsFile, redirectFor } from "../hosting/redirects-file.ts";
import { prefersMarkdown } from "./prefers-markdown.ts";
import { requestedFile } from "./requested-file.ts";
import { sendFile } from "./send-file.ts";

/** Timeout for receiving a request, in milliseconds. */
const REQUEST_TIMEOUT = 30_000;

/** A site. While it's built, `folder` has its pages; it's another one by the time `complete` is fulfilled. */
export type PreviewSite = { folder: string; complete?: Promise<unknown> };

/**
 * Serves a built site like a static host: pages at URLs with a slash, 404.html for unknown URLs, and the site's own
 * rules for headers and redirects. After a new build in the same folder, the next request gets the new site. While a
 * site is built, requests for what it doesn't have yet wait until it's complete.
 */
export function previewServer(site: PreviewSite): Server {
  return createServer({ requestTimeout: REQUEST_TIMEOUT, headersTimeout: REQUEST_TIMEOUT }, (request, response) => {
    answer(request, response, site).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else
        response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" }).end("The server couldn't answer.\n");
    });
  });
}

async function answer(request: IncomingMessage, response: ServerResponse, site: PreviewSite): Promise<void> {
  const file = requestedFile(request.url?.split("?", 1)[0] ?? "/");
  if (file === undefined || !existsSync(join(site.folder, file))) await site.complete;
  const { folder } = site;
  const rules = await readRules(folder);
  const url = request.url ?? "/";
  const path = url.split("?", 1)[0] ?? "/";
  const headers = headersFor(decodedPath(path), rules.headers);
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { ...headers, Allow: "GET, HEAD", Connection: "close" }).end();
    return;
  }
  const redirect = redirectFor(url, rules.redirects);
  if (redirect !== undefined) {
    const [target = "/"] = redirect.split(/[?#]/);
    response.writeHead(301, { ...headersFor(decodedPath(target), rules.headers), Location: redirect }).end();
    return;
  }
  if (file !== undefined && path.endsWith("/") && prefersMarkdown(request.headers.accept)) {
    const markdown = join(folder, file.replace(/index\.html$/, "index.md"));
    if (await sendFile(request, response, markdown, { status: 200, headers: { ...headers, Vary: "Accept" } })) return;
  }
  if (file !== undefined && (await sendFile(request, response, join(folder, file), { status: 200, headers }))) return;
  const notFound = { status: 404, headers: headersFor("/404.html", rules.headers) } as const;
  if (await sendFile(request, response, join(folder, "404.html"), notFound)) return;
  response.writeHead(503, { "Content-Type": "text/plain; charset=utf-8", "Retry-After": "1" });
  response.end("The site is being replaced by a new build. Load this page again.\n");
}

type Rules = { headers: HeaderRule[]; redirects: ReadonlyMap<string, string> };

/** Reads the rules of the current build; there are none while the folder is being replaced. */
async function readRules(folder: string): Promise<Rules> {
  const read = (name: string) => readFile(join(folder, name), "utf8").catch(() => "");
  const [headers, redirects] = await Promise.all([read("_headers"), read("_redirects")]);
  return {
    headers: parseHeadersFile(headers),
    redirects: new Map(parseRedirectsFile(redirects).map(({ from, to }) => [from, to])),
  };
}

function decodedPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
