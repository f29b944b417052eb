import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { sourcePageOf, withTitle } from "../../test/source-page-of.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { loadPackagePages } from "./load-package-pages.ts";
import { fakeRegistry } from "./test/fake-registry.ts";

test("turns every package into a page, except for URLs in the content, and reports problems", async (context) => {
  const registry = await fakeRegistry([
    { name: "a-loader", readme: "# a" },
    { name: "deep-loader", readme: ">".repeat(1000) },
    { name: "own-loader", readme: "# theirs" },
  ]);
  context.after(registry.close);
  const names = ["a-loader", "deep-loader", "own-loader", "gone-loader"];
  const folder = temporaryFolder({
    "packages.json": JSON.stringify(names.map((name) => registry.entryOf(name))),
  });
  const own = [sourcePageOf("loaders/own-loader.md", withTitle("ours"))];
  const loaded = await loadPackagePages(own, "https://webpack.js.org", {
    list: join(folder, "packages.json"),
    cache: join(folder, "cache"),
    registry: { registry: registry.url, cache: join(folder, "npm") },
  });
  assert.deepEqual(
    loaded.sources.map(({ url }) => url),
    ["/loaders/a-loader/", "/loaders/deep-loader/", "/loaders/gone-loader/"],
  );
  assert.deepEqual([loaded.had, loaded.listed], [2, 3]);
  assert.deepEqual(loaded.problems.map(({ severity, message }) => `${severity} ${message.split(":")[0]}`).sort(), [
    "warning deep-loader 1.0.0 isn't shown",
    "warning gone-loader 1.0.0 isn't in the registry",
  ]);
});
