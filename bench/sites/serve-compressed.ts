import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { parseHeadersFile } from "../../core/hosting/headers-file.ts";
import { headersFor } from "../../core/hosting/headers-for.ts";
import { contentType } from "../../core/serve/content-type.ts";
import { listen } from "../../core/serve/listen.ts";
import { requestedFile } from "../../core/serve/requested-file.ts";

const COMPRESSED = /^(?:text\/|application\/(?:json|xml|wasm)|image\/svg)/;

export type Served = { address: string; close: () => void; [Symbol.dispose]: () => void };

/** Serves a site built by any tool like a good host: every text as brotli, compressed once. */
export async function serveCompressed(folder: string): Promise<Served> {
  const rules = parseHeadersFile(await readFile(join(folder, "_headers"), "utf8").catch(() => ""));
  const cache = new Map<string, Promise<Buffer>>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = requestedFile(pathname) ?? "404.html";
    const type = contentType(file);
    const isCompressed = COMPRESSED.test(type);
    const read = cache.get(file) ?? readOnce(join(folder, file), isCompressed);
    cache.set(file, read);
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
  const port = await listen(server, 0);
  const close = () => void server.close(() => {}).closeAllConnections();
  return { address: `http://localhost:${port}`, close, [Symbol.dispose]: close };
}

async function readOnce(file: string, isCompressed: boolean): Promise<Buffer> {
  const body = await readFile(file);
  return isCompressed ? brotliCompressSync(body) : body;
}
