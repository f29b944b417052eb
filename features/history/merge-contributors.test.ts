import assert from "node:assert/strict";
import { test } from "node:test";
import { mergeContributors, withHandles } from "./merge-contributors.ts";

test("each person is listed once, most commits first, by name and without an e-mail address", () => {
  assert.deepEqual(
    mergeContributors([
      { name: "Ada", email: "ada@example.org" },
      { name: "Grace Hopper", email: "12+grace@users.noreply.github.com" },
      { name: "grace hopper", email: "grace@work.example" },
      { name: "Grace", email: "GRACE@work.example" },
      { name: "Linus", email: "" },
      { name: "Ken", email: "" },
    ]),
    [{ name: "Grace Hopper", handle: "grace" }, { name: "Ada" }, { name: "Linus" }, { name: "Ken" }],
  );
});

test("ignores e-mail addresses that only resemble GitHub's noreply addresses", () => {
  for (const email of ["ada@users.noreply.github.com.example", "a b@users.noreply.github.com", "ada@github.com"])
    assert.deepEqual(mergeContributors([{ name: "Ada", email }]), [{ name: "Ada" }], email);
});

test("adds front matter handles to matching commit authors, and lists the others after them", () => {
  const known = [{ name: "Ada", handle: "ada-l" }, { name: "grace" }];
  assert.deepEqual(withHandles(known, ["ADA-L", "grace", "linus"]), [
    { name: "Ada", handle: "ada-l" },
    { name: "grace", handle: "grace" },
    { name: "linus", handle: "linus" },
  ]);
  assert.deepEqual(withHandles([], []), []);
});
