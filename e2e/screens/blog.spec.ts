import type { Locator, Page } from "@playwright/test";
import { documentAt, pagesOfDist } from "../dist.ts";
import { expect, openHydrated, sidebar, sidebarLink, test, withoutScript } from "../fixtures.ts";
import { strings } from "../strings.ts";

const POSTS = pagesOfDist()
  .filter(({ url }) => url.startsWith("/blog/") && url !== "/blog/")
  .map((post) => ({ ...post, date: dateOf(post.url) }))
  .toSorted((a, b) => b.date.localeCompare(a.date));

function entries(page: Page): Locator {
  return page.getByRole("list", { name: strings.page.posts }).getByRole("listitem");
}

test("the index lists every post with its date, title and teaser, newest first", async ({ page }) => {
  await openHydrated(page, "/blog/");
  expect(POSTS.length).toBeGreaterThan(5);
  await expect(entries(page)).toHaveCount(POSTS.length);
  for (const [position, { url, title, date }] of POSTS.entries()) {
    const entry = entries(page).nth(position);
    await expect(entry.getByRole("heading", { level: 2, name: title, exact: true })).toBeVisible();
    await expect(entry.getByRole("link", { name: title, exact: true })).toHaveAttribute("href", url);
    await expect(entry.getByText(date, { exact: true })).toBeVisible();
    expect((await entry.getByRole("paragraph").innerText()).length).toBeGreaterThan(40);
  }
});

withoutScript("without script, the list is in the document and links to the posts", async ({ page }) => {
  await page.goto("/blog/");
  await expect(entries(page)).toHaveCount(POSTS.length);
  const { title = "" } = POSTS[0] ?? {};
  await entries(page).first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("the sidebar lists the index and then posts, newest first; previous and next match", async ({ page }) => {
  await openHydrated(page, "/blog/");
  const links = sidebar(page).getByRole("link").and(page.locator("[href^='/']"));
  const urls = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(urls).toEqual(["/blog/", ...POSTS.map(({ url }) => url)]);
  const [newest, second] = POSTS;
  const neighbors = page.getByRole("navigation", { name: strings.page.previousAndNext });
  await neighbors.getByRole("link", { name: newest?.title ?? "" }).click();
  await expect(page).toHaveURL(newest?.url ?? "");
  await expect(neighbors.getByRole("link")).toHaveText([
    `${strings.page.previous}Blog`,
    `${strings.page.next}${second?.title}`,
  ]);
});

test("a post shows its date", async ({ page }) => {
  for (const { url, title, date } of POSTS.slice(0, 2)) {
    await openHydrated(page, url);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("article").locator("h1 + time")).toHaveText(date);
    await expect(sidebarLink(page, title)).toHaveAttribute("aria-current", "page");
  }
});

test("the printable page has all posts", async ({ page }) => {
  await openHydrated(page, "/blog/");
  await page.getByRole("link", { name: strings.page.printable("Blog") }).click();
  await expect(page).toHaveURL("/blog/printable/");
  const headings = page.getByRole("article").getByRole("heading", { level: 2 });
  await expect(headings).toHaveText(["Blog", ...POSTS.map(({ title }) => title)]);
});

/** Returns the dates in the document's metadata. */
function dateOf(url: string): string {
  return /<time dateTime="([\d-]+)"/i.exec(documentAt(url) ?? "")?.[1] ?? "";
}
