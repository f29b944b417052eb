import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { render } from "./dist/server/render.mjs";

const json = (name) => JSON.parse(readFileSync(`dist/${name}`, "utf8"));
const { entrypoints, assets } = json("manifest.json");
const files = json("ssr-manifest.json");
const types = { ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml" };

const tagOf = (file) => {
  if (file.endsWith(".css")) return `<link rel="stylesheet" href="${file}">`;
  if (file.endsWith(".js")) return `<link rel="modulepreload" href="${file}">`;
  return "";
};

async function page(pathname) {
  const props = { count: 3 };
  const result = await render(pathname, props);
  if (!result) return;
  const scripts = entrypoints.client.imports.map((name) => `<script type="module" src="${assets[name].file}"></script>`);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Tea House</title>
    ${[...files[result.module].map(tagOf).filter(Boolean), ...scripts].join("\n    ")}
  </head>
  <body>
    <div id="root">${result.html}</div>
    <script type="application/json" id="props">${JSON.stringify(props).replaceAll("<", "\\u003c")}</script>
  </body>
</html>
`;
}

export const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url, "http://localhost");
  try {
    if (pathname.startsWith("/static/")) {
      const body = await readFile(path.join("dist/client", path.basename(pathname)));
      response.writeHead(200, { "Content-Type": types[path.extname(pathname)] ?? "text/plain" }).end(body);
      return;
    }
    const html = await page(pathname);
    response.writeHead(html ? 200 : 404, { "Content-Type": "text/html; charset=utf-8" }).end(html ?? "Not found");
  } catch (error) {
    console.error(error);
    response.writeHead(500).end("Something went wrong");
  }
});

if (process.argv[1] === import.meta.filename) server.listen(3000, () => console.log("http://localhost:3000/cart"));
