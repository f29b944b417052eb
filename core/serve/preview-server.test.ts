import assert from "node:assert/strict";
import { once } from "node:events";
import { rename, rm, utimes, writeFile } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { after, test } from "node:test";
import { hostFiles } from "../../features/hosting/host-files.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { emitFile } from "../files/emit-file.ts";
import { listen } from "./listen.ts";
import { previewServer } from "./preview-server.ts";

const folder = temporaryFolder({ "secret.txt": "secret" });
emitSite(join(folder, "dist"), "A");
const server = previewServer({ folder: join(folder, "dist") });
const port = await listen(server, 0);

after(() => {
  server.close();
  server.closeAllConnections();
});

test("sends the rules' headers with pages, hashed files and 404s", async () => {
  const page = await ask("/guide/");
  assert.equal(page.status, 200);
  assert.equal(page.body, "guide A");
  assert.equal(page.headers["content-type"], "text/html; charset=utf-8");
  assert.equal(page.headers["cache-control"], "no-cache");
  assert.equal(page.headers["content-security-policy"], "default-src 'none'");
  assert.equal(page.headers["x-content-type-options"], "nosniff");
  const asset = await ask("/assets/a.12345678.js");
  assert.equal(asset.headers["cache-control"], "public, max-age=31536000, immutable");
  assert.equal(asset.headers["content-type"], "text/javascript; charset=utf-8");
  const missing = await ask("/assets/gone.12345678.js");
  assert.equal(missing.status, 404);
  assert.equal(missing.body, "not found");
  assert.equal(missing.headers["cache-control"], "no-cache");
  assert.equal(missing.headers["content-security-policy"], "default-src 'none'");
});

test("sends a page as Markdown or HTML, depending on the Accept header", async () => {
  await writeFile(join(folder, "dist/guide/index.md"), "# Guide A");
  const markdown = await ask("/guide/", { headers: { accept: "text/markdown" } });
  assert.deepEqual([markdown.status, markdown.body], [200, "# Guide A"]);
  assert.equal(markdown.headers["content-type"], "text/markdown; charset=utf-8");
  assert.match(String(markdown.headers["vary"]), /\bAccept\b(?!-)/);
  const html = await ask("/guide/", { headers: { accept: "text/html,*/*;q=0.8" } });
  assert.equal(html.body, "guide A");
  await rm(join(folder, "dist/guide/index.md"));
  const without = await ask("/guide/", { headers: { accept: "text/markdown" } });
  assert.equal(without.body, "guide A");
});

test("requests wait for what an unfinished site doesn't have yet", async () => {
  const { promise: complete, resolve } = Promise.withResolvers<void>();
  const site = { folder: temporaryFolder({ "guide/index.html": "early guide" }), complete };
  const unfinished = previewServer(site);
  const earlyPort = await listen(unfinished, 0);
  const fetchText = async (path: string) => (await fetch(`http://localhost:${earlyPort}${path}`)).text();
  assert.equal(await fetchText("/guide/"), "early guide");
  const waiting = Promise.all(["/guide/index.md", "/unknown/"].map(fetchText));
  assert.equal(await fetchText("/guide/"), "early guide");
  site.folder = temporaryFolder({ "guide/index.md": "Markdown", "404.html": "not found" });
  resolve();
  assert.deepEqual(await waiting, ["Markdown", "not found"]);
  unfinished.close();
  unfinished.closeAllConnections();
});

test("only redirects what the rules list", async () => {
  const moved = await ask("/guide?a=1");
  assert.equal(moved.status, 301);
  assert.equal(moved.headers["location"], "/guide/?a=1");
  for (const path of [
    "//evil.example",
    "/\\evil.example",
    "/%2f%2fevil.example",
    "/%2e%2e//evil.example",
    "/nothing",
    "//evil.example/guide",
    "http://evil.example/guide",
  ]) {
    const answer = await ask(path);
    assert.equal(answer.status, 404, path);
    assert.equal(answer.headers["location"], undefined, path);
  }
});

test("serves nothing outside the site's folder", async () => {
  for (const path of [
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/guide/../../secret.txt",
    "/..%5csecret.txt",
    "/%00",
    "/_headers",
  ]) {
    const answer = await ask(path);
    assert.equal(answer.status, 404, path);
    assert.doesNotMatch(answer.body, /secret/);
  }
});

test("rejects other methods than GET and HEAD, and sends no body for HEAD", async () => {
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "PROPFIND"]) {
    const answer = await ask("/guide/", { method });
    assert.equal(answer.status, 405, method);
    assert.equal(answer.headers["allow"], "GET, HEAD");
  }
  const head = await ask("/guide/", { method: "HEAD" });
  assert.deepEqual([head.status, head.body, head.headers["content-length"]], [200, "", "7"]);
});

test("answers conditional requests", async () => {
  const { etag } = (await ask("/guide/")).headers;
  assert.equal((await ask("/guide/", { headers: { "if-none-match": String(etag) } })).status, 304);
  assert.equal((await ask("/guide/", { headers: { "if-none-match": '"other", *' } })).status, 200);
});

test("sends compressed files to clients that accept them", async () => {
  const page = join(folder, "dist/guide/index.html");
  await compressFile(page, "x".repeat(2000));
  const brotli = await ask("/guide/", { headers: { "accept-encoding": "gzip, deflate, br" } });
  assert.deepEqual([brotli.status, brotli.headers["content-encoding"], brotli.body], [200, "br", "brotli"]);
  assert.equal(brotli.headers["vary"], "Accept-Encoding");
  assert.equal(brotli.headers["content-length"], "6");
  assert.equal(brotli.headers["content-type"], "text/html; charset=utf-8");
  assert.equal(brotli.headers["content-security-policy"], "default-src 'none'");
  const gzip = await ask("/guide/", { headers: { "accept-encoding": "gzip, br;q=0" } });
  assert.deepEqual([gzip.headers["content-encoding"], gzip.body], ["gzip", "gzip"]);
  const plain = await ask("/guide/");
  assert.deepEqual([plain.headers["content-encoding"], plain.body.length], [undefined, 2000]);
  assert.equal(plain.headers["vary"], "Accept-Encoding");
  assert.equal(new Set([brotli, gzip, plain].map(({ headers }) => headers["etag"])).size, 3);

  const known = { "accept-encoding": "br", "if-none-match": String(brotli.headers["etag"]) };
  const fresh = await ask("/guide/", { headers: known });
  assert.deepEqual([fresh.status, fresh.body, fresh.headers["vary"]], [304, "", "Accept-Encoding"]);
  assert.equal((await ask("/guide/", { headers: { ...known, "accept-encoding": "gzip" } })).status, 200);
  const head = await ask("/guide/", { method: "HEAD", headers: { "accept-encoding": "br" } });
  assert.deepEqual([head.headers["content-encoding"], head.headers["content-length"], head.body], ["br", "6", ""]);

  const later = new Date(Date.now() + 10_000);
  await utimes(page, later, later);
  const edited = await ask("/guide/", { headers: { "accept-encoding": "br, gzip" } });
  assert.deepEqual([edited.headers["content-encoding"], edited.body.length], [undefined, 2000]);
});

test("rejects huge headers and malformed requests, and keeps running", async () => {
  assert.match(
    await raw(`GET /guide/ HTTP/1.1\r\nHost: a\r\nX-Large: ${"x".repeat(20_000)}\r\n\r\n`),
    /^HTTP\/1\.1 431 /,
  );
  assert.match(await raw("GET /guide/ HTTP/1.1\r\nHost: a\r\nbad header\r\n\r\n"), /^HTTP\/1\.1 400 /);
  assert.match(await raw("\u0000\u0001\u0002\r\n\r\n"), /^HTTP\/1\.1 400 /);
  assert.match(await raw("GET /guide/ HTTP/1.1\r\nConnection: close\r\n\r\n"), /^HTTP\/1\.1 400 /);
  assert.equal(await raw("CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n"), "");
  assert.equal((await ask("/guide/")).status, 200);
});

test("serves a new build from the next request", async () => {
  const next = join(folder, "next");
  emitSite(next, "B, which is longer", ["/guide/", "/new/"]);
  await rename(join(folder, "dist"), join(folder, "old"));
  const between = await ask("/guide/");
  assert.equal(between.status, 503);
  assert.match(between.body, /being replaced/);
  await rename(next, join(folder, "dist"));
  assert.equal((await ask("/guide/")).body, "guide B, which is longer");
  assert.equal((await ask("/new")).headers["location"], "/new/");
});

function emitSite(target: string, name: string, urls = ["/guide/"]): void {
  const entries = ["404.html", "assets/", "guide/"];
  const files = [
    ...hostFiles({ policy: "default-src 'none'", urls, folderHeaders: new Map(), redirects: new Map(), entries }),
    { path: "404.html", content: "not found" },
    { path: "guide/index.html", content: `guide ${name}` },
    { path: "assets/a.12345678.js", content: "1" },
  ];
  for (const { path, content } of files) emitFile(join(target, path), content);
}

/** Writes a file and stand-ins for its compressed versions. */
async function compressFile(file: string, content: string): Promise<void> {
  await writeFile(file, content);
  await writeFile(`${file}.br`, "brotli");
  await writeFile(`${file}.gz`, "gzip");
}

async function ask(path: string, options: { method?: string; headers?: Record<string, string> } = {}) {
  const sent = request({ port, path, ...options }).end();
  const [response]: IncomingMessage[] = await once(sent, "response");
  assert.ok(response !== undefined);
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

/** Returns the server's response to bytes that no client would send. */
function raw(bytes: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  let answer = "";
  const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
  socket.setEncoding("utf8").on("data", (part: string) => (answer += part));
  socket.on("error", () => undefined).on("close", () => resolve(answer));
  return promise;
}
