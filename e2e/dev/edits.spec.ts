import type { Page } from "@playwright/test";
import { documentsAmong, expect, holdBack, openHydrated, requestsOf, scrollOf, sidebarLink } from "../fixtures.ts";
import { arrivalsOf, recordArrivals } from "../record-arrivals.ts";
import { strings } from "../strings.ts";
import { test } from "../writing-desk.ts";

const FILE = "concepts/loaders.md";
const URL = "/concepts/loaders/";

/** Returns the list of problems that writers see over the page. */
function overlay(page: Page) {
  return page.locator("#problems");
}

test("an edit appears without a reload and keeps the scroll position", async ({ page, desk }) => {
  await openHydrated(page, URL);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => window.scrollTo(0, 1200));
  await expect.poll(() => scrollOf(page)).toBe(1200);
  const requests = requestsOf(page);
  const text = await desk.read(FILE);
  for (let number = 1; number <= 10; number++) {
    const sentence = `Edit number ${number} of the test.`;
    await desk.write(FILE, text.replace("A loader is a function", `${sentence} A loader is a function`));
    await page.waitForFunction((wanted) => document.querySelector("article")?.textContent.includes(wanted), sentence);
    expect(await scrollOf(page)).toBe(1200);
  }
  expect(documentsAmong(requests)).toEqual([]);
});

test("an edit appears at once, without the fade of a navigation", async ({ page, desk }) => {
  await openHydrated(page, URL);
  await recordArrivals(page);
  await desk.write(FILE, (await desk.read(FILE)).replace("A loader is a function", "A loader was a function"));
  await expect(page.getByRole("article")).toContainText("A loader was a function");
  await expect.poll(() => arrivalsOf(page)).toEqual([{ title: "Loaders", opacity: 1, animations: 0 }]);
});

test("an edit made before hydration isn't lost", async ({ page, desk }) => {
  const release = await holdBack(page, /\/assets\/.*\.js/);
  await page.goto(URL, { waitUntil: "commit" });
  await expect(page.getByRole("article")).toContainText("A loader is a function");
  await desk.write(FILE, (await desk.read(FILE)).replace("A loader is a function", "A loader was a function"));
  await expect.poll(async () => (await page.request.get(URL)).text()).toContain("A loader was a function");
  release();
  await expect(page.getByRole("article")).toContainText("A loader was a function");
});

test("an edited title appears in the tab, the heading and the sidebar", async ({ page, desk }) => {
  await openHydrated(page, URL);
  await desk.write(FILE, (await desk.read(FILE)).replace("title: Loaders", "title: Loaders renamed"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Loaders renamed");
  await expect(page).toHaveTitle("Loaders renamed | webpack");
  await expect(sidebarLink(page, "Loaders renamed")).toHaveAttribute("aria-current", "page");
});

test("files for tools, such as the sitemap, are served and follow edits", async ({ page, desk }) => {
  const sitemap = await page.request.get("/sitemap.xml");
  expect(sitemap.headers()["content-type"]).toContain("application/xml");
  expect(await sitemap.text()).toContain(URL);
  await desk.write(FILE, (await desk.read(FILE)).replace("title: Loaders", "title: Loaders renamed"));
  await expect
    .poll(async () => (await page.request.get("/content.json")).text())
    .toContain('"title":"Loaders renamed"');
});

test("editing another page doesn't scroll the open one, and the edit appears on navigation", async ({ page, desk }) => {
  await openHydrated(page, URL);
  await page.evaluate(() => window.scrollTo(0, 900));
  await desk.write(
    "concepts/output.mdx",
    (await desk.read("concepts/output.mdx")).replace("title: Output", "title: Output renamed"),
  );
  await expect(sidebarLink(page, "Output renamed")).toHaveCount(1);
  expect(await scrollOf(page)).toBe(900);
  await sidebarLink(page, "Output renamed").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Output renamed");
});

test("an overlay reports a broken link with its location until it's fixed", async ({ page, desk }) => {
  await openHydrated(page, URL);
  const text = await desk.read(FILE);
  await desk.write(FILE, `${text}\nA [link](/concepts/lodaers/) that leads nowhere.\n`);
  await expect(page.getByRole("article")).toContainText("that leads nowhere");
  await expect(overlay(page).getByText("Problems: 1")).toBeVisible();
  const line = text.split("\n").length + 1;
  await expect(overlay(page)).toContainText(`${FILE}:${line}:3  dead-link`);
  await expect(overlay(page)).toContainText("/concepts/loaders/");
  expect(desk.printed()).toContain("dead-link");
  await desk.write(FILE, text);
  await expect(overlay(page)).toHaveCount(0);
});

test("unreadable front matter is reported, and the last valid page stays until it's fixed", async ({ page, desk }) => {
  await openHydrated(page, URL);
  const text = await desk.read(FILE);
  await desk.write(FILE, text.replace("title: Loaders", 'title: "Loaders'));
  await expect(overlay(page)).toContainText("Problems: 1");
  await expect(overlay(page)).toContainText(/concepts\/loaders\.md:\d+:\d+ {2}front-matter/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Loaders");
  await expect(page.getByRole("article")).toContainText("A loader is a function");
  expect((await page.request.get(URL)).status()).toBe(200);
  await desk.write(FILE, text);
  await expect(overlay(page)).toHaveCount(0);
});

test("invalid MDX is reported, and the last valid page stays until it's fixed", async ({ page, desk }) => {
  await openHydrated(page, "/concepts/output/");
  const text = await desk.read("concepts/output.mdx");
  await desk.write("concepts/output.mdx", `${text}\n<FilenameTemplate template="[name].js">\n`);
  await expect(overlay(page)).toContainText(/concepts\/output\.mdx:\d+:\d+ {2}syntax/);
  await expect(page.getByLabel(strings.components.template.label)).toBeVisible();
  await desk.write("concepts/output.mdx", text);
  await expect(overlay(page)).toHaveCount(0);
});

test("a page that was never valid shows its title and the error until it's fixed", async ({ page, desk }) => {
  const text = "---\ntitle: Half Done\ndescription: A page that is being written.\n---\n\nMore follows.\n";
  await desk.write("concepts/half-done.mdx", `${text}\n<FilenameTemplate>\n`);
  await expect.poll(desk.printed).toContain("concepts/half-done.mdx:8:1");
  await openHydrated(page, "/concepts/half-done/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Half Done");
  await expect(overlay(page)).toContainText(/Problems: 1[\s\S]*concepts\/half-done\.mdx:\d+:\d+ {2}syntax/);
  await desk.write("concepts/half-done.mdx", `${text}\n<FilenameTemplates>\n`);
  await expect(overlay(page)).toContainText(/Problems: 1[\s\S]*FilenameTemplates/);
  await desk.write("concepts/half-done.mdx", text);
  await expect(page.getByRole("article")).toContainText("More follows.");
  await expect(overlay(page)).toHaveCount(0);
});

test("errors from before the page was opened are shown too", async ({ page, desk }) => {
  await desk.write(FILE, `${await desk.read(FILE)}\nA [link](/nowhere/).\n`);
  await expect.poll(desk.printed).toContain("dead-link");
  await openHydrated(page, "/concepts/output/");
  await expect(overlay(page)).toContainText("dead-link");
});

test("a new page appears in the open page's sidebar and can be opened", async ({ page, desk }) => {
  await openHydrated(page, URL);
  const requests = requestsOf(page);
  await desk.write(
    "concepts/brand-new.md",
    "---\ntitle: Brand New\nsort: 90\ndescription: A page that was not there before.\n---\n\nFresh text.\n",
  );
  await expect(sidebarLink(page, "Brand New")).toHaveCount(1);
  expect(documentsAmong(requests)).toEqual([]);
  await sidebarLink(page, "Brand New").click();
  await expect(page.getByRole("article")).toContainText("Fresh text.");
  await expect(page).toHaveURL("/concepts/brand-new/");
  expect((await page.request.get("/concepts/brand-new/")).status()).toBe(200);
});

test("a removed page answers 404, also in tabs that have it open", async ({ page, desk, consoleProblems }) => {
  await openHydrated(page, "/concepts/why-webpack/");
  await desk.remove("concepts/why-webpack.md");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(strings.notFound.title);
  expect((await page.request.get("/concepts/why-webpack/")).status()).toBe(404);
  expect(consoleProblems.splice(0).join("\n")).toContain("404");
});

test("a page with a non-ASCII name can be edited like any other", async ({ page, desk }) => {
  const front = "---\ntitle: Größe\nsort: 91\ndescription: A page whose name is not ASCII.\n---\n\n";
  await desk.write("concepts/größe und form.md", `${front}First text.\n`);
  await expect.poll(async () => (await page.request.get("/concepts/größe und form/")).status()).toBe(200);
  await openHydrated(page, "/concepts/größe und form/");
  await page.waitForLoadState("networkidle");
  const requests = requestsOf(page);
  await desk.write("concepts/größe und form.md", `${front}Second text.\n`);
  await expect(page.getByRole("article")).toContainText("Second text.");
  expect(documentsAmong(requests)).toEqual([]);
});

test("the page reconnects to a restarted server and reloads", async ({ page, desk, consoleProblems }) => {
  await openHydrated(page, URL);
  await page.waitForLoadState("networkidle");
  const requests = requestsOf(page);
  await desk.restart();
  await expect.poll(() => documentsAmong(requests)).toEqual([URL]);
  await expect(page.getByRole("article")).toContainText("A loader is a function");
  // The browser logs the lost connection itself.
  for (const problem of consoleProblems.splice(0)) expect(problem).toContain("ERR_");
});
