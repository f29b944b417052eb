import assert from "node:assert/strict";
import { test } from "node:test";
import { isOwnFile, isOwnPage } from "./is-own-answer.ts";

const PAGE = '<!doctype html><html><body><div id="root">a</div></body></html>\n';

/** Returns a response as a browser does for one of the site's URLs. */
function answer(
  body: BodyInit,
  { status = 200, type = "text/html; charset=utf-8", kind = "basic", redirected = false } = {},
) {
  const response = new Response(body, { status, headers: { "Content-Type": type } });
  Object.defineProperty(response, "type", { value: kind });
  Object.defineProperty(response, "redirected", { value: redirected });
  // Not a clone, which wouldn't have these properties.
  return response;
}

test("caches complete pages of this site", async () => {
  assert.equal(await isOwnPage(answer(PAGE)), true);
});

test("doesn't cache truncated, foreign, failed, redirected or opaque responses as pages", async () => {
  const broken = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode(PAGE));
      controller.error(new TypeError("network error"));
    },
  });
  for (const response of [
    answer(PAGE.slice(0, -10)),
    answer(broken),
    answer("<!doctype html><html>Log in to this network</html>"),
    answer(PAGE, { status: 404 }),
    answer(PAGE, { status: 500 }),
    answer(PAGE, { redirected: true }),
    answer(PAGE, { kind: "opaque" }),
    answer(PAGE, { kind: "cors" }),
    answer(PAGE, { type: "text/plain" }),
  ])
    assert.equal(await isOwnPage(response), false);
});

test("caches a file unless the response is a page", () => {
  const script = { type: "text/javascript" };
  assert.equal(isOwnFile(answer("1", script)), true);
  assert.equal(isOwnFile(answer(PAGE)), false);
  assert.equal(isOwnFile(answer("1", { ...script, status: 404 })), false);
  assert.equal(isOwnFile(answer("1", { ...script, redirected: true })), false);
  assert.equal(isOwnFile(answer("1", { ...script, kind: "opaque" })), false);
});
