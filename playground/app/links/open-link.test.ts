import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { findWebpackVersion, NEWEST } from "#model/webpack-versions.ts";
import { EXAMPLE } from "./example-project.ts";
import { exampleOf, isLink, openLink } from "./open-link.ts";
import { hashOf } from "./share.ts";

function answerWith(context: TestContext, files: Record<string, unknown>): string[] {
  const asked: string[] = [];
  context.mock.method(globalThis, "fetch", async (url: string) => {
    asked.push(url);
    return url in files ? Response.json(files[url]) : new Response("", { status: 404 });
  });
  return asked;
}

test("opens an example of the site from its file and trusts it", async (context) => {
  const asked = answerWith(context, { "/examples/hello.json": { "src/index.js": "1;" } });
  const files = { "src/index.js": "1;" };
  const target = "#example=hello";
  assert.deepEqual(await openLink(target), { version: NEWEST, target, files, isUntrusted: false });
  assert.deepEqual(asked, ["/examples/hello.json"]);
});

test("opens the first example with a notice if the linked one can't be opened", async (context) => {
  answerWith(context, { "/examples/odd.json": { "../a.js": "1;" } });
  const instead = { version: NEWEST, files: EXAMPLE, isUntrusted: false, notice: "no-example" };
  for (const target of ["#example=nothing", "#example=odd"])
    assert.deepEqual(await openLink(target), { ...instead, target });
  context.mock.method(globalThis, "fetch", () => Promise.reject(new TypeError("no network")));
  assert.deepEqual(await openLink("#example=hello"), { ...instead, target: "#example=hello" });
});

test("a link can't lead to a file elsewhere", async (context) => {
  const asked = answerWith(context, {});
  for (const hash of ["#example=../data", "#example=//evil.example/a", "#example=a%2Fb", "#example="]) {
    assert.equal(exampleOf(hash), undefined, hash);
    await openLink(hash);
  }
  assert.deepEqual(asked, []);
});

test("doesn't trust a project in a link, and reports a damaged one", async () => {
  const files = { "a.js": "1;" };
  const target = hashOf(files);
  assert.deepEqual(await openLink(target), { version: NEWEST, target, files, isUntrusted: true });
  assert.equal((await openLink("#project=damaged")).notice, "damaged");
  assert.equal((await openLink("#draft=of-another-browser")).notice, "no-draft");
  assert.deepEqual(await openLink("#share"), { version: NEWEST, target: "", files: EXAMPLE, isUntrusted: false });
});

test("opens a link's project with its version, or with the newest if the link's version is unknown", async () => {
  const files = { "a.js": "1;" };
  const { version, files: opened } = await openLink(`#webpack=5.94&${hashOf(files).slice(1)}`);
  assert.deepEqual([version, opened], [findWebpackVersion("5.94"), files]);
  const { version: fallback, unknown, isUntrusted } = await openLink(`#webpack=5.30&${hashOf(files).slice(1)}`);
  assert.deepEqual([fallback, unknown, isUntrusted], [NEWEST, "5.30", true]);
  const { version: alone, files: first } = await openLink("#webpack=5.94");
  assert.deepEqual([alone, first], [findWebpackVersion("5.94"), EXAMPLE]);
});

test("only projects, examples and versions are links; the page's sections aren't", () => {
  for (const hash of ["#webpack=5.94", "#webpack=5.30&example=a", "#example=a", "#project=a", "#draft=a-1"])
    assert.ok(isLink(hash));
  for (const hash of ["", "#share", "#example=", "#webpack="]) assert.ok(!isLink(hash), hash);
});
