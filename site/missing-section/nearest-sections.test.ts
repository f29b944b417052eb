import assert from "node:assert/strict";
import { test } from "node:test";
import { nearestSections } from "./nearest-sections.ts";

const SECTIONS = [
  { id: "usage", title: "Use a loader" },
  { id: "prefetchingpreloading-modules", title: "Prefetching and preloading" },
  { id: "outputfilename", title: "output.filename" },
  { id: "outputpath", title: "output.path" },
  { id: "further-reading", title: "Further reading" },
];
const nearest = (id: string) => nearestSections(id, SECTIONS).map((section) => section.id);

test("suggests sections with similar ids or titles for an unknown id", () => {
  assert.equal(nearest("usages")[0], "usage");
  assert.equal(nearest("prefetching-preloading")[0], "prefetchingpreloading-modules");
  assert.deepEqual(nearest("output-filename").slice(0, 1), ["outputfilename"]);
  assert.equal(nearest("outputfilenam")[0], "outputfilename");
});

test("suggests nothing for an id unlike all others", () => {
  assert.deepEqual(nearest("zzzz-qqqq"), []);
});
