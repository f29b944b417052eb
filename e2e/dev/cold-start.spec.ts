import { mkdir, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Locator } from "@playwright/test";
import { expect, sidebarLink, test } from "../fixtures.ts";
import { startServer } from "../run-command.ts";
import { untilHydrated } from "../until-hydrated.ts";
import { layDesk } from "../writing-desk.ts";

const URL = "/concepts/loaders/";
const CACHE = resolve(import.meta.dirname, "../../.cache");

test("without a bundle, a page appears with its styles before webpack runs, then hydrates", async ({ page }) => {
  const project = await layDesk();
  const cache = join(project, ".cache");
  // Keeps the caches that only the network could fill again.
  await rm(cache, { recursive: true });
  await mkdir(cache);
  for (const name of await readdir(CACHE))
    if (/^(?:packages|reference)/.test(name)) await symlink(join(CACHE, name), join(cache, name), "junction");
  const go = join(project, "webpack-may-run");
  const server = await startServer(
    ["dev", "--offline"],
    0,
    project,
    `--import=data:text/javascript,${encodeURIComponent(holdWebpack(go))}`,
  );
  try {
    await page.goto(server.url + URL, { waitUntil: "commit" });
    await expect(page.getByRole("article")).toContainText("A loader is a function");
    await expect(page.getByRole("banner")).toHaveCSS("position", "sticky");
    // The layers are in order, because the shell's layer overrides the article's link styles in the shell.
    const colorOf = (link: Locator) => link.evaluate((element) => getComputedStyle(element).color);
    const inArticle = await colorOf(page.getByRole("article").locator("p a").first());
    expect(await colorOf(sidebarLink(page, "Output"))).not.toBe(inArticle);
    expect((await page.request.get(server.url + URL)).status()).toBe(200);
    await writeFile(go, "");
    await untilHydrated(page);
  } finally {
    await page.close();
    await server.stop();
    await rm(project, { recursive: true });
  }
});

/** Pauses every process that loads webpack until this file exists. */
function holdWebpack(file: string): string {
  return `
    import { existsSync } from "node:fs";
    import { registerHooks } from "node:module";
    const clock = new Int32Array(new SharedArrayBuffer(4));
    registerHooks({
      load(url, context, next) {
        const isWebpack = url.endsWith("/webpack/lib/index.js");
        while (isWebpack && !existsSync(${JSON.stringify(file)})) Atomics.wait(clock, 0, 0, 20);
        return next(url, context);
      },
    });`;
}
