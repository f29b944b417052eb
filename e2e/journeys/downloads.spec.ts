import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import { expect, openHydrated, test } from "../fixtures.ts";
import { strings } from "../strings.ts";

test("downloads a complete example project, ready for npm install", async ({ page }) => {
  await openHydrated(page, "/guides/caching/");
  const projects = page.getByText(strings.page.projects);
  const pending = page.waitForEvent("download");
  // By keyboard, because the end of a long page still moves when the mouse has been pressed on it.
  await projects.getByRole("link", { name: "caching-site.zip" }).press("Enter");
  const download = await pending;
  expect(download.suggestedFilename()).toBe("caching-site.zip");
  const files = unzipSync(await readFile(await download.path()));
  const paths = ["package.json", "webpack.config.js", "public/robots.txt", "src/index.js", "src/images/logo.svg"];
  expect(Object.keys(files)).toEqual(expect.arrayContaining(paths.map((path) => `caching-site/${path}`)));
  const shown: unknown = JSON.parse(strFromU8(files["caching-site/package.json"] ?? new Uint8Array()));
  const version = expect.stringMatching(/^\d+\.\d+\.\d+$/);
  expect(shown).toMatchObject({
    name: "webpack-demo",
    type: "module",
    scripts: { build: "webpack --mode production" },
    devDependencies: { webpack: version, "webpack-cli": version, gemoji: version },
  });
  await expect(page).toHaveURL("/guides/caching/");
});
