import assert from "node:assert/strict";
import { test } from "node:test";
import { positionOf } from "./position-of.ts";

const list = (...urls: string[]) => urls.map((url) => ({ url }));

test("what the reader has moved to stays marked when an answer with more in it comes", () => {
  assert.equal(positionOf(undefined, list("/a/", "/b/")), 0);
  assert.equal(positionOf({ position: 1, url: "/b/" }, list("/a/", "/b/")), 1);
  assert.equal(positionOf({ position: 1, url: "/b/" }, list("/a/", "/new/", "/newer/", "/b/")), 3);
});

test("what is gone gives way to the first", () => {
  assert.equal(positionOf({ position: 1, url: "/b/" }, list("/a/", "/c/")), 0);
  assert.equal(positionOf({ position: 1, url: "/b/" }, []), 0);
});

test("of an address that is listed twice the one that was reached stays marked", () => {
  assert.equal(positionOf({ position: 2, url: "/a/" }, list("/a/", "/b/", "/a/")), 2);
});
