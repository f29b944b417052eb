import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";

const types = { ".css": "text/css", ".html": "text/html; charset=utf-8", ".js": "text/javascript" };
const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

export const serve = (makeNonce) =>
  createServer(async (request, response) => {
    const name = path.basename(request.url) || "index.html";
    try {
      const body = await readFile(path.join("dist", name), "utf8");
      const headers = { "Content-Type": types[path.extname(name)] ?? "text/plain" };
      if (!name.endsWith(".html")) {
        response.writeHead(200, headers).end(body);
        return;
      }
      const page = body.replaceAll("REPLACE_PER_RESPONSE", makeNonce());
      headers["Content-Security-Policy"] = meta.exec(page)[1];
      headers["Cache-Control"] = "no-store";
      response.writeHead(200, headers).end(page.replace(meta, ""));
    } catch {
      response.writeHead(404).end("Not found");
    }
  });

if (process.argv[1] === import.meta.filename) serve(() => randomBytes(16).toString("base64")).listen(8080);
