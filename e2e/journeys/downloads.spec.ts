import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import { expect, openAwake, test } from "../fixtures.ts";

test("a project that a page quotes is downloaded whole, ready for npm install", async ({ page }) => {
  await openAwake(page, "/guides/caching/");
  const projects = page.getByText("Projects of this page:");
  const pending = page.waitForEvent("download");
  await projects.getByRole("link", { name: "caching-site.zip" }).click();
  const download = await pending;
  expect(download.suggestedFilename()).toBe("caching-site.zip");
  const files = unzipSync(await readFile(await download.path()));
  expect(Object.keys(files)).toEqual([
    "caching-site/compare.js",
    "caching-site/package.json",
    "caching-site/packages/dates/index.js",
    "caching-site/packages/dates/package.json",
    "caching-site/src/editor.js",
    "caching-site/src/index.css",
    "caching-site/src/index.html",
    "caching-site/src/index.js",
    "caching-site/src/language.js",
    "caching-site/webpack.config.js",
  ]);
  const shown: unknown = JSON.parse(strFromU8(files["caching-site/package.json"] ?? new Uint8Array()));
  const version = expect.stringMatching(/^\d+\.\d+\.\d+$/);
  expect(shown).toEqual({
    name: "webpack-demo",
    private: true,
    type: "module",
    scripts: { build: "webpack" },
    devDependencies: { webpack: version, "webpack-cli": version },
  });
  await expect(page).toHaveURL("/guides/caching/");
});
