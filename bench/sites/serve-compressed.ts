import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { headersFor } from "../../pipeline/hosting/header-rules.ts";
import { parseHeadersFile } from "../../pipeline/hosting/headers-file.ts";
import { requestedFile } from "../../pipeline/serve/requested-file.ts";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".xml": "application/xml",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
};
const COMPRESSED = /^(?:text\/|application\/(?:json|xml|wasm)|image\/svg)/;

export type Served = { address: string; close: () => void };

/** Serves a site built by any tool like a good host: every text as brotli, compressed once. */
export async function serveCompressed(folder: string): Promise<Served> {
  const rules = parseHeadersFile(await readFile(join(folder, "_headers"), "utf8").catch(() => ""));
  const known = new Map<string, Promise<Buffer>>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = requestedFile(pathname) ?? "404.html";
    const type = TYPES[extname(file)] ?? "application/octet-stream";
    const isCompressed = COMPRESSED.test(type);
    const read = known.get(file) ?? readOnce(join(folder, file), isCompressed);
    known.set(file, read);
    read.then(
      (body) => {
        response.writeHead(file === "404.html" ? 404 : 200, {
          ...headersFor(pathname, rules),
          "Content-Type": type,
          "Content-Length": body.length,
          ...(isCompressed ? { "Content-Encoding": "br" } : {}),
        });
        response.end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
  return { address: await listen(server), close: () => void server.close(() => {}).closeAllConnections() };
}

async function readOnce(file: string, isCompressed: boolean): Promise<Buffer> {
  const body = await readFile(file);
  return isCompressed ? brotliCompressSync(body) : body;
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return `http://localhost:${address.port}`;
}
