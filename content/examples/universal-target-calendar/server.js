import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { calendar } from "./dist/calendar.mjs";

const types = { ".json": "application/json", ".mjs": "text/javascript" };
const day = new Date("2026-11-21");

export const server = createServer(async (request, response) => {
  const extension = path.extname(request.url);
  if (extension) {
    const body = await readFile(path.join("dist", path.basename(request.url))).catch(() => undefined);
    response.writeHead(body ? 200 : 404, { "Content-Type": types[extension] ?? "text/plain" }).end(body);
    return;
  }
  const language = request.headers["accept-language"]?.slice(0, 2);
  response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(`<!doctype html>
<p>The server says: ${await calendar(day, language)}</p>
<p>The browser says: <span id="day"></span></p>
<script type="module">
  import { calendar } from "/calendar.mjs";
  document.querySelector("#day").textContent = await calendar(new Date("2026-11-21"));
</script>
`);
});

if (process.argv[1] === import.meta.filename) server.listen(8080);
