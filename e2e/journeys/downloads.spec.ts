import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import { expect, openAwake, test } from "../fixtures.ts";
import { strings } from "../strings.ts";

test("downloads a complete example project, ready for npm install", async ({ page }) => {
  await openAwake(page, "/guides/caching/");
  const projects = page.getByText(strings.page.projects);
  const pending = page.waitForEvent("download");
  await projects.getByRole("link", { name: "caching-site.zip" }).click();
  const download = await pending;
  expect(download.suggestedFilename()).toBe("caching-site.zip");
  const files = unzipSync(await readFile(await download.path()));
  expect(Object.keys(files)).toEqual([
    "caching-site/check.js",
    "caching-site/compare.js",
    "caching-site/package.json",
    "caching-site/public/robots.txt",
    "caching-site/server.js",
    "caching-site/src/about.html",
    "caching-site/src/about.js",
    "caching-site/src/data/footer.json",
    "caching-site/src/data/greetings.yaml",
    "caching-site/src/emoji.css",
    "caching-site/src/emoji.js",
    "caching-site/src/greet.js",
    "caching-site/src/images/check.svg",
    "caching-site/src/images/dots.svg",
    "caching-site/src/images/logo.svg",
    "caching-site/src/images/wave.svg",
    "caching-site/src/index.css",
    "caching-site/src/index.html",
    "caching-site/src/index.js",
    "caching-site/src/languages.module.css",
    "caching-site/webpack.config.js",
  ]);
  const shown: unknown = JSON.parse(strFromU8(files["caching-site/package.json"] ?? new Uint8Array()));
  const version = expect.stringMatching(/^\d+\.\d+\.\d+$/);
  expect(shown).toEqual({
    name: "webpack-demo",
    private: true,
    type: "module",
    scripts: {
      build: "webpack --mode production",
      watch: "webpack --mode development --watch",
      start: "webpack serve --mode development --open",
    },
    devDependencies: {
      "escape-html": version,
      gemoji: version,
      webpack: version,
      "webpack-cli": version,
      "webpack-dev-server": version,
      yaml: version,
    },
  });
  await expect(page).toHaveURL("/guides/caching/");
});
