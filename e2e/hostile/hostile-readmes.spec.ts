import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { type Served, startServer } from "../run-command.ts";
import { IN_LANGUAGE, strings } from "../strings.ts";

/** Serves a site with malicious package READMEs: features/readmes/test/hostile-readmes.ts. */
let folder = "";
let server: Served | undefined;
let urls: string[] = [];

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "hostile-"));
  const site = join(folder, "site");
  await buildHostileSite(site);
  const listed = (await readFile(join(site, "content.json"), "utf8")).matchAll(/"url":"(\/loaders\/[^/"]+\/)"/g);
  // The sidebar doesn't list the printable page.
  urls = [...listed].flatMap(([, url = ""]) => (url === "/loaders/printable/" ? [] : url));
  server = await startServer(["start", "--no-build", "--out", site]);
});

test.afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

test("hostile README code doesn't run in a document or after client navigation", async ({ page }) => {
  expect(urls.length).toBeGreaterThan(10);
  const asked = await watch(page);
  for (const url of urls) {
    await page.goto(`${origin()}${url}`);
    await expectHarmless(page, url);
  }
  await page.goto(`${origin()}/loaders/`);
  for (const url of urls) {
    await page.getByRole("navigation", { name: strings.shell.pages }).locator(`a[href="${url}"]`).click();
    await expect(page).toHaveURL(`${origin()}${url}`);
    await expectHarmless(page, url);
  }
  // Images may come from other hosts over HTTPS: relative ones from the repository, avatars from GitHub.
  for (const { type, url } of asked) expect(`${type} ${new URL(url).origin}`).toMatch(ALLOWED);
  expect(asked.length).toBeGreaterThan(0);
});

test("pointer moves, clicks and the Tab key don't run hostile README code", async ({ page }) => {
  await watch(page);
  await page.goto(`${origin()}/loaders/elements/`);
  await page.getByText("e", { exact: true }).last().hover();
  for (let step = 0; step < 40; step++) await page.keyboard.press("Tab");
  const summaries = page.locator(".prose summary");
  for (let index = 0; index < (await summaries.count()); index++) await summaries.nth(index).click();
  await expectHarmless(page, "/loaders/elements/");
});

test("READMEs can't override the site's elements and variables", async ({ page }) => {
  await watch(page);
  await page.goto(`${origin()}/loaders/clobber/`);
  const names = await page.evaluate(() => ({
    root: document.getElementById("root")?.parentElement?.tagName,
    frame: document.getElementById("frame")?.tagName,
    menu: document.getElementById("menu")?.hasAttribute("popover"),
    content: document.getElementById("content")?.tagName,
    body: document.body.tagName,
    getElementById: typeof document.getElementById,
    cookie: typeof document.cookie,
    process: typeof Reflect.get(window, "process"),
    require: typeof Reflect.get(window, "require"),
    runtime: Reflect.get(window, "__webpack_require__") instanceof Element,
  }));
  expect(names).toEqual({
    root: "BODY",
    frame: "SCRIPT",
    menu: true,
    content: "MAIN",
    body: "BODY",
    getElementById: "function",
    cookie: "string",
    process: "undefined",
    require: "undefined",
    runtime: false,
  });
  const ids = await page.locator("[id]").evaluateAll((elements) => elements.map(({ id }) => id));
  expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
  await page.getByRole("link", { name: "own" }).click();
  await expect(page).toHaveURL(/#readme-root$/);
});

function origin(): string {
  return server?.url ?? "";
}

const ALLOWED = /^image https:\/\/(?:images\.example|raw\.githubusercontent\.com|github\.com)$/;

/** Elements that no README may contain, except copy buttons, which the site adds to every code block. */
const FORBIDDEN =
  "script, style, link, meta, base, iframe, object, embed, form, input, button:not([class='copy']), select, textarea, svg, math, " +
  "template, video, audio, dialog, [popover]";

/** Records a payload's effects from the start of every page, and keeps requests on this machine. */
async function watch(page: Page): Promise<{ type: string; url: string }[]> {
  const asked: { type: string; url: string }[] = [];
  await page.addInitScript(() => {
    Reflect.set(window, "hacked", []);
    Reflect.set(window, "hack", (what: unknown) => Reflect.get(window, "hacked").push(what));
  });
  page.on("dialog", async (dialog) => {
    asked.push({ type: "dialog", url: page.url() });
    await dialog.dismiss();
  });
  page.on("popup", (popup) => asked.push({ type: "popup", url: popup.url() }));
  page.on("pageerror", (error) => asked.push({ type: `error: ${error.message}`, url: page.url() }));
  await page.route(
    (url) => url.origin !== origin(),
    async (route) => {
      asked.push({ type: route.request().resourceType(), url: route.request().url() });
      await route.abort();
    },
  );
  return asked;
}

async function expectHarmless(page: Page, url: string): Promise<void> {
  await expect(page.locator("h1")).not.toHaveText(strings.notFound.title);
  expect(await page.evaluate(() => Reflect.get(window, "hacked")), url).toEqual([]);
  const found = await page.locator(".prose").evaluate((article, forbidden) => {
    const elements = [...article.querySelectorAll("*")];
    return {
      forbidden: elements
        .filter((element) => element.matches(forbidden))
        .map((element) => element.outerHTML.slice(0, 100)),
      handlers: elements.flatMap((element) =>
        element.getAttributeNames().filter((name) => /^on|^style$|^srcdoc$|^data-island$/.test(name)),
      ),
      // Reads URLs as the browser has decoded them.
      protocols: [
        ...new Set([...article.querySelectorAll("a")].filter((a) => a.hasAttribute("href")).map((a) => a.protocol)),
      ],
      images: [
        ...new Set(
          [...article.querySelectorAll("img")]
            .filter((img) => img.hasAttribute("src"))
            .map((img) => new URL(img.src).protocol),
        ),
      ],
    };
  }, FORBIDDEN);
  expect(found.forbidden, url).toEqual([]);
  expect(found.handlers, url).toEqual([]);
  for (const protocol of found.protocols) expect(["http:", "https:", "mailto:"], url).toContain(protocol);
  for (const protocol of found.images) expect(["https:"], url).toContain(protocol);
}

/** Runs in a separate process, because browser tests only know the project's commands and pages. */
async function buildHostileSite(output: string): Promise<void> {
  const root = resolve(import.meta.dirname, "../..");
  const child = spawn(process.execPath, [IN_LANGUAGE, "features/readmes/test/build-hostile-site.ts", output], {
    cwd: root,
  });
  let told = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (told += String(text)));
  const { promise, resolve: end } = Promise.withResolvers<number | null>();
  child.once("close", end);
  expect(await promise, told).toBe(0);
}
