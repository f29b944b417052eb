import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { EXAMPLE } from "./example-project.ts";
import { exampleOf, openLink } from "./open-link.ts";
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
  assert.deepEqual(await openLink("#example=hello"), { files: { "src/index.js": "1;" }, isStrange: false });
  assert.deepEqual(asked, ["/examples/hello.json"]);
});

test("opens the first example with a notice if the linked one can't be opened", async (context) => {
  answerWith(context, { "/examples/odd.json": { "../a.js": "1;" } });
  const instead = { files: EXAMPLE, isStrange: false, notice: "no-example" };
  assert.deepEqual(await openLink("#example=nothing"), instead);
  assert.deepEqual(await openLink("#example=odd"), instead);
  context.mock.method(globalThis, "fetch", () => Promise.reject(new TypeError("no network")));
  assert.deepEqual(await openLink("#example=hello"), instead);
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
  assert.deepEqual(await openLink(hashOf(files)), { files, isStrange: true });
  assert.equal((await openLink("#project=damaged")).notice, "damaged");
  assert.deepEqual(await openLink("#share"), { files: EXAMPLE, isStrange: false });
});
