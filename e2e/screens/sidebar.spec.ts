import type { Locator, Page } from "@playwright/test";
import { pagesOfDist } from "../dist.ts";
import { expect, openAwake, pagesAmong, requestsOf, sidebarLink, test } from "../fixtures.ts";
import { openAsSent } from "./open-as-sent.ts";

function pages(page: Page): Locator {
  return page.getByRole("navigation", { name: "Pages" });
}

function toggle(page: Page, title: string): Locator {
  return pages(page).getByRole("button", { name: `Headings of ${title}`, exact: true });
}

function entry(page: Page, title: string): Locator {
  return pages(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: title, exact: true }) });
}

function isWithin(inner: Locator, outer: Locator): Promise<boolean> {
  return Promise.all([inner.boundingBox(), outer.boundingBox()]).then(
    ([a, b]) => a !== null && b !== null && a.y >= b.y && a.y + a.height <= b.y + b.height,
  );
}

test.describe("as it is sent, without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const name of ["concepts", "configuration", "guides", "loaders", "plugins"]) {
    test(`the sidebar of ${name} has the section's pages and no others: its index first, the printable page not at all`, async ({
      page,
    }) => {
      await openAsSent(page, `/${name}/`);
      const links = await pages(page)
        .getByRole("link")
        .and(page.locator("[href^='/']"))
        .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
      expect(links[0]).toBe(`/${name}/`);
      const known = pagesOfDist()
        .map(({ url }) => url)
        .filter((url) => url.startsWith(`/${name}/`));
      expect(links.toSorted()).toEqual(known.toSorted());
      expect(new Set(links).size).toBe(links.length);
    });
  }
});

test("outside the sections the sidebar has the top-level pages", async ({ page }) => {
  await openAwake(page, "/vote/");
  for (const title of ["Organization", "Starter Kits", "Vote"]) await expect(sidebarLink(page, title)).toBeVisible();
  await expect(sidebarLink(page, "Vote")).toHaveAttribute("aria-current", "page");
  await expect(sidebarLink(page, "Loaders")).toHaveCount(0);
});

test("the current page is marked and open with its headings, the others are closed", async ({ page }) => {
  await openAwake(page, "/concepts/output/");
  await expect(pages(page).locator("[aria-current=page]")).toHaveText(["Output"]);
  await expect(toggle(page, "Output")).toHaveAttribute("aria-expanded", "true");
  await expect(pages(page).getByRole("button", { expanded: true })).toHaveCount(1);
  const headings = await page.getByRole("article").locator("h2, h3").allTextContents();
  const listed = entry(page, "Output").getByRole("link").and(page.locator("[href^='#']"));
  expect(await listed.allTextContents()).toEqual(headings);
});

test("the current page is open with its headings without script too", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const plain = await context.newPage();
  await plain.goto("/concepts/output/");
  const heading = plain.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Public path" });
  await expect(heading).toBeVisible();
  await heading.click();
  await expect(plain).toHaveURL("/concepts/output/#public-path");
  await context.close();
});

test("a click on its toggle closes and opens the current page's headings, and asks for nothing", async ({ page }) => {
  await openAwake(page, "/concepts/output/");
  await page.waitForLoadState("networkidle");
  const requests = requestsOf(page);
  const heading = pages(page).getByRole("link", { name: "Public path" });
  await toggle(page, "Output").click();
  await expect(heading).toBeHidden();
  await expect(toggle(page, "Output")).toHaveAttribute("aria-expanded", "false");
  await toggle(page, "Output").click();
  await expect(heading).toBeVisible();
  expect(pagesAmong(requests)).toEqual([]);
});

test("of the headings of a long page the first window comes in the frame that answers the press, and then all", async ({
  page,
}) => {
  await openAwake(page, "/configuration/output/");
  await toggle(page, "Output").click();
  const rows = entry(page, "Output").getByRole("listitem");
  await expect(rows).toHaveCount(0);
  const firstFrame = page.evaluate(() => {
    const shown = () =>
      [...document.querySelectorAll("#menu li li")].filter((row) => row.getBoundingClientRect().height > 0);
    return new Promise<number>((resolve) => {
      addEventListener("click", () => requestAnimationFrame(() => resolve(shown().length)), { once: true });
    });
  });
  await toggle(page, "Output").click();
  expect(await firstFrame).toBeLessThan(40);
  await expect.poll(() => rows.count()).toBeGreaterThan(100);
});

test("another page's headings come when its entry is opened, by one request, and lead to that page", async ({
  page,
}) => {
  await openAwake(page, "/concepts/loaders/");
  const heading = entry(page, "Output").getByRole("link", { name: "Public path" });
  await expect(heading).toHaveCount(0);
  const requests = requestsOf(page);
  await toggle(page, "Output").focus();
  await page.keyboard.press("Enter");
  await expect(heading).toBeVisible();
  expect(pagesAmong(requests)).toEqual([expect.stringMatching(/^\/pages\/concepts\/output\.\w+\.js$/)]);
  await expect(page).toHaveURL("/concepts/loaders/");
  await toggle(page, "Output").click();
  await expect(heading).toBeHidden();
  await toggle(page, "Output").click();
  await heading.click();
  await expect(page).toHaveURL("/concepts/output/#public-path");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Output");
  expect(pagesAmong(requests)).toHaveLength(1);
});

test("an entry whose headings do not arrive closes again and stays a link", async ({ page, consoleProblems }) => {
  await page.route("**/pages/concepts/output.*", (route) => route.abort());
  await openAwake(page, "/concepts/loaders/");
  await toggle(page, "Output").click();
  await expect.poll(() => consoleProblems.length).toBeGreaterThan(0);
  await expect(toggle(page, "Output")).toHaveAttribute("aria-expanded", "false");
  await expect(sidebarLink(page, "Output")).toHaveAttribute("href", "/concepts/output/");
  for (const problem of consoleProblems.splice(0)) expect(problem).toContain("Failed to load resource");
});

test("the heading being read is marked in the sidebar and kept in view, and the page itself is not scrolled for it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await openAwake(page, "/configuration/output/");
  const marked = pages(page).locator("[aria-current=location]");
  const frame = page.locator("#menu");
  await expect(marked).toHaveCount(0);
  const headings = page.getByRole("article").locator("h2, h3");
  const count = await headings.count();
  expect(count).toBeGreaterThan(15);
  for (const position of [Math.floor(count / 2), count - 3, 2]) {
    const heading = headings.nth(position);
    await heading.evaluate((element) =>
      window.scrollBy({ top: element.getBoundingClientRect().top - 110, behavior: "instant" }),
    );
    const placeOf = () => heading.evaluate((element) => element.getBoundingClientRect().top);
    const before = await placeOf();
    await expect(marked).toHaveText([(await heading.textContent()) ?? ""]);
    await expect.poll(() => isWithin(marked, frame)).toBe(true);
    expect(Math.abs((await placeOf()) - before)).toBeLessThan(2);
  }
});

test("the current page's entry is in view when the page opens, however long the list is", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await page.goto("/configuration/");
  const last = pages(page).getByRole("link").and(page.locator("[href^='/']")).last();
  const url = (await last.getAttribute("href")) ?? "";
  await openAwake(page, url);
  const current = pages(page).locator("[aria-current=page]");
  await expect(current).toHaveAttribute("href", url);
  await expect.poll(() => isWithin(current, page.locator("#menu"))).toBe(true);
});

test("previous and next are the neighbours in the sidebar", async ({ page }) => {
  await page.goto("/concepts/");
  const links = await pages(page)
    .getByRole("link")
    .and(page.locator("[href^='/']"))
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  for (const [position, url] of links.entries()) {
    await page.goto(url);
    const neighbours = page.getByRole("navigation", { name: "Previous and next" }).getByRole("link");
    const expected = [links[position - 1], links[position + 1]].filter((link) => link !== undefined);
    expect(await neighbours.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(expected);
  }
});
