import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";

const types = { ".css": "text/css", ".html": "text/html", ".js": "text/javascript", ".svg": "image/svg+xml" };

export const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url, "http://localhost");
  const name = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
  const hashed = /\.[0-9a-f]{8}\.[\w.]+$/.test(name);
  try {
    const body = await readFile(path.join("dist", name));
    response.writeHead(200, {
      "Content-Type": types[path.extname(name)] ?? "application/octet-stream",
      "Cache-Control": hashed ? "public, max-age=31536000, immutable" : "no-cache",
    });
    response.end(body);
  } catch {
    response.writeHead(404, { "Cache-Control": "no-store" }).end("Not found");
  }
});

if (process.argv[1] === import.meta.filename) server.listen(8080);
