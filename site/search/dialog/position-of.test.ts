import assert from "node:assert/strict";
import { test } from "node:test";
import { positionOf } from "./position-of.ts";

const list = (...urls: string[]) => urls.map((url) => ({ url }));

test("keeps the reader's selection when more results arrive", () => {
  assert.equal(positionOf(undefined, list("/a/", "/b/")), 0);
  assert.equal(positionOf({ position: 1, url: "/b/" }, list("/a/", "/b/")), 1);
  assert.equal(positionOf({ position: 1, url: "/b/" }, list("/a/", "/new/", "/newer/", "/b/")), 3);
});

test("selects the first result when the selected one is gone", () => {
  assert.equal(positionOf({ position: 1, url: "/b/" }, list("/a/", "/c/")), 0);
  assert.equal(positionOf({ position: 1, url: "/b/" }, []), 0);
});

test("keeps the selected one of two results with the same URL", () => {
  assert.equal(positionOf({ position: 2, url: "/a/" }, list("/a/", "/b/", "/a/")), 2);
});
