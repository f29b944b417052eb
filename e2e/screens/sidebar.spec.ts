import type { Locator, Page } from "@playwright/test";
import type { Anchor } from "#model/page.ts";
import { nodesOfDist, pagesOfDist } from "../dist.ts";
import {
  contents,
  expect,
  openHydrated,
  pagesAmong,
  requestsOf,
  sidebar,
  sidebarLink,
  test,
  withoutScript,
} from "../fixtures.ts";
import { strings } from "../strings.ts";
import { openAsSent } from "./open-as-sent.ts";

test.use({ expectedProblems: /Failed to load resource/ });

/** A window with the sidebar but no room for the contents column. */
const WITHOUT_CONTENTS = { width: 1100, height: 900 };

function toggle(page: Page, title: string): Locator {
  return sidebar(page).getByRole("button", { name: strings.shell.headingsOf(title), exact: true });
}

function entry(page: Page, title: string): Locator {
  return sidebar(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: title, exact: true }) });
}

/** A heading of level 1 holds those below it. */
function hasLevel2({ level, children = [] }: Anchor): boolean {
  return level > 1 || children.some(hasLevel2);
}

function isWithin(inner: Locator, outer: Locator): Promise<boolean> {
  return Promise.all([inner.boundingBox(), outer.boundingBox()]).then(
    ([a, b]) => a !== null && b !== null && a.y >= b.y && a.y + a.height <= b.y + b.height,
  );
}

for (const name of ["concepts", "configuration", "guides", "loaders", "plugins"]) {
  withoutScript(`without script, the sidebar of ${name} lists the section's pages, index first`, async ({ page }) => {
    await openAsSent(page, `/${name}/`);
    const links = await sidebar(page)
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

withoutScript("without script, the current page is expanded", async ({ page }) => {
  await page.setViewportSize(WITHOUT_CONTENTS);
  await page.goto("/concepts/output/");
  await sidebar(page).getByRole("link", { name: "Public path" }).click();
  await expect(page).toHaveURL("/concepts/output/#public-path");
});

test("pages outside the sections list the top-level pages", async ({ page }) => {
  await openHydrated(page, "/vote/");
  for (const title of ["Organization", "Starter Kits", "Vote"]) await expect(sidebarLink(page, title)).toBeVisible();
  await expect(sidebarLink(page, "Vote")).toHaveAttribute("aria-current", "page");
  await expect(sidebarLink(page, "Loaders")).toHaveCount(0);
});

for (const height of [900, 500]) {
  test(`the sidebar below the announcement fits a ${height} px window and shows the current page`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height });
    for (const url of ["/configuration/watch/", "/plugins/watch-ignore-plugin/", "/guides/web-workers/"]) {
      await openHydrated(page, url);
      await expect(page.getByRole("complementary", { name: strings.shell.announcement })).toBeVisible();
      // React scrolls the sidebar to the current page after hydration.
      await expect(async () => {
        const box = await page.locator("#menu").boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
        const current = await sidebar(page).locator("[aria-current=page]").boundingBox();
        expect(current?.y).toBeGreaterThan(box?.y ?? 0);
        expect((current?.y ?? 0) + (current?.height ?? 0)).toBeLessThanOrEqual(height);
      }).toPass();
    }
    // The announcement scrolls away, and leaves its room to the sidebar.
    await page.evaluate(() => window.scrollTo(0, 60));
    await expect.poll(() => page.locator("#menu").evaluate((menu) => menu.getBoundingClientRect().bottom)).toBe(height);
  });
}

test("the current page is marked and expanded, and the others are collapsed", async ({ page }) => {
  await page.setViewportSize(WITHOUT_CONTENTS);
  await openHydrated(page, "/concepts/output/");
  await expect(sidebar(page).locator("[aria-current=page]")).toHaveText(["Output"]);
  await expect(toggle(page, "Output")).toHaveAttribute("aria-expanded", "true");
  await expect(sidebar(page).getByRole("button", { expanded: true })).toHaveCount(1);
  const headings = await page.getByRole("article").locator("h2, h3").allTextContents();
  const listed = entry(page, "Output").getByRole("link").and(page.locator("[href^='#']"));
  expect(await listed.allTextContents()).toEqual(headings);
});

test("beside the contents column, entries have their toggles, and an open one lists sections alone", async ({
  page,
}) => {
  await openHydrated(page, "/concepts/loaders/");
  await expect(contents(page).getByRole("link", { name: "Raw loaders", exact: true })).toBeVisible();
  const listed = entry(page, "Loaders").getByRole("link").and(page.locator("[href^='#']"));
  await expect(listed).toHaveText(await page.getByRole("article").locator("h2").allTextContents());
  await expect(toggle(page, "Loaders")).toHaveAttribute("aria-expanded", "true");
  await page.getByRole("heading", { name: "Pitching loaders" }).evaluate((heading) => heading.scrollIntoView());
  await expect(contents(page).locator("[aria-current]")).toHaveText("Pitching loaders");
  await expect(listed.and(page.locator("[aria-current]"))).toHaveText("Writing a loader");
  await toggle(page, "Loaders").click();
  await expect(listed).toHaveCount(0);
  await toggle(page, "Modules").click();
  const others = entry(page, "Modules").getByRole("link");
  await expect(others.filter({ hasText: "Module types" })).toBeVisible();
  await expect(others.filter({ hasText: "Supported JavaScript syntax" })).toHaveCount(0);
});

withoutScript("without script, the sidebar beside the contents column lists sections alone", async ({ page }) => {
  await page.goto("/concepts/output/");
  const shown = entry(page, "Output").getByRole("link").and(page.locator("[href^='#']"));
  await expect(shown).toHaveText(await page.getByRole("article").locator("h2").allTextContents());
});

test("at every width, an entry has a toggle if its page has headings", async ({ page }) => {
  const pages = nodesOfDist().filter(({ url }) => /^\/(?:configuration|loaders)\//.test(url));
  for (const name of ["configuration", "loaders"]) {
    await openHydrated(page, `/${name}/`);
    for (const width of [390, 1100, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      if (width === 390) await page.getByRole("button", { name: strings.shell.openMenu }).click();
      const toggles = await sidebar(page)
        .locator("li:has(> a[href^='/'])")
        .evaluateAll((entries) =>
          entries.map((each) => [
            each.querySelector("a")?.getAttribute("href"),
            each.querySelector("button")?.checkVisibility() ?? false,
          ]),
        );
      const expected = pages.filter(({ url }) => url.startsWith(`/${name}/`) && !url.endsWith("/printable/"));
      expect(Object.fromEntries(toggles), `at ${width} px`).toEqual(
        Object.fromEntries(expected.map(({ url, anchors }) => [url, anchors.some(hasLevel2)])),
      );
    }
  }
});

test("guides, configuration, API and concepts have four to seven groups, the beginner's first", async ({ page }) => {
  const groups = {
    guides: "First steps",
    configuration: "Basics",
    api: "Command line and Node.js",
    concepts: "Core concepts",
  };
  for (const [name, first] of Object.entries(groups)) {
    await openHydrated(page, `/${name}/`);
    const titles = await sidebar(page).getByRole("paragraph").allTextContents();
    expect(titles[0]).toBe(strings.labelFor(first));
    expect(titles.length, titles.join()).toBeGreaterThanOrEqual(4);
    expect(titles.length, titles.join()).toBeLessThanOrEqual(7);
    // Only the index page is outside them, before all.
    await expect(
      sidebar(page).locator("div").first().getByRole("listitem").and(page.locator(":has(> a[href^='/'])")),
    ).toHaveCount(1);
  }
  await page.goto("/guides/");
  await expect(sidebar(page).getByRole("link").last()).toHaveText("Development - Vagrant");
});

test("the toggle collapses and expands the current page's headings without requests", async ({ page }) => {
  await page.setViewportSize(WITHOUT_CONTENTS);
  await openHydrated(page, "/concepts/output/");
  await page.waitForLoadState("networkidle");
  const requests = requestsOf(page);
  const heading = sidebar(page).getByRole("link", { name: "Public path" });
  await toggle(page, "Output").click();
  await expect(heading).toBeHidden();
  await expect(toggle(page, "Output")).toHaveAttribute("aria-expanded", "false");
  await toggle(page, "Output").click();
  await expect(heading).toBeVisible();
  expect(pagesAmong(requests)).toEqual([]);
});

test("expanding a long page shows the visible headings in the next frame and the rest later", async ({ page }) => {
  await page.setViewportSize(WITHOUT_CONTENTS);
  await openHydrated(page, "/configuration/module-parser/");
  await toggle(page, "Module Parser Options").click();
  const rows = entry(page, "Module Parser Options").getByRole("listitem");
  await expect(rows).toHaveCount(0);
  const firstFrame = page.evaluate(() => {
    const shown = () =>
      [...document.querySelectorAll("#menu li li")].filter((row) => row.getBoundingClientRect().height > 0);
    return new Promise<number>((resolve) => {
      addEventListener("click", () => requestAnimationFrame(() => resolve(shown().length)), { once: true });
    });
  });
  await toggle(page, "Module Parser Options").click();
  expect(await firstFrame).toBeLessThan(40);
  await expect.poll(() => rows.count()).toBeGreaterThan(100);
});

test("expanding another page loads its headings in one request and links to that page", async ({ page }) => {
  await page.setViewportSize(WITHOUT_CONTENTS);
  await openHydrated(page, "/concepts/loaders/");
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
  // The pointer may come across links on its way, which prefetches their pages.
  expect(pagesAmong(requests).filter((path) => path.includes("/output."))).toHaveLength(1);
});

test("an entry whose headings fail to load collapses again and stays a link", async ({ page, consoleProblems }) => {
  await page.setViewportSize(WITHOUT_CONTENTS);
  await page.route("**/pages/concepts/output.*", (route) => route.abort());
  await openHydrated(page, "/concepts/loaders/");
  await toggle(page, "Output").click();
  await expect.poll(() => consoleProblems.length).toBeGreaterThan(0);
  await expect(toggle(page, "Output")).toHaveAttribute("aria-expanded", "false");
  await expect(sidebarLink(page, "Output")).toHaveAttribute("href", "/concepts/output/");
});

test("the sidebar marks the heading being read and keeps it in view without scrolling the page", async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 500 });
  await openHydrated(page, "/configuration/output/");
  const marked = sidebar(page).locator("[aria-current=location]");
  const frame = page.locator("#menu");
  await expect(marked).toHaveCount(1);
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
    await expect(marked).toHaveAttribute("href", `#${await heading.getAttribute("id")}`);
    await expect.poll(() => isWithin(marked, frame)).toBe(true);
    expect(Math.abs((await placeOf()) - before)).toBeLessThan(2);
  }
});
