import type { Page } from "@playwright/test";
import { expect, openHydrated, test } from "../fixtures.ts";
import { readData } from "./read-data.ts";

/** Every documentation page published since 2017, with the ids of its sections. */
const PUBLISHED = Object.entries(readData("webpack-js-org")).map(([url, { ids }]) => ({ url, ids }));
const REDIRECTS = new Map(readData("redirects").map(({ from, to }) => [from, to]));
const OLD_IDS = readData("old-ids");

/** Returns the target's path and, if it has one, its hash. */
function targetOf(url: string): string {
  return REDIRECTS.get(url) ?? url;
}

/** Returns the section ids that moved to other pages, with their targets. */
function movedIds(url: string): Map<string, string> {
  const isElsewhere = (target: string) => target.startsWith("/") && target !== url;
  return new Map(Object.entries(OLD_IDS[url] ?? {}).filter(([, target]) => isElsewhere(target)));
}

test("every page and section URL published since 2017 leads to the section that replaces it", async ({ page }) => {
  const started = performance.now();
  const wrong: string[] = [];
  let checked = 0;
  const elsewhere: { url: string; from: string; target: string }[] = [];
  for (const { url, ids } of PUBLISHED) {
    const target = targetOf(url);
    const [path = "/", ownHash] = target.split("#");
    const moved = movedIds(path);
    const here = ids.filter((id) => !moved.has(id));
    const response = await page.goto(`${url}${here[0] === undefined ? "" : `#${here[0]}`}`, {
      waitUntil: "domcontentloaded",
    });
    // The response is null if the previous page already led to the same URL.
    if (response !== null && response.status() !== 200) wrong.push(`${url} answers ${response.status()}`);
    if (new URL(page.url()).pathname !== path) wrong.push(`${url} leads to ${page.url()}`);
    if (ownHash !== undefined && !(await isSectionInView(page))) wrong.push(`${url} doesn't show ${target}`);
    const missed = await missedSections(page, here);
    wrong.push(...missed.map((id) => `${url}#${id} is not in view`));
    checked += here.length;
    for (const [id, href] of await linksOf(
      page,
      ids.filter((each) => moved.has(each)),
    )) {
      const link = { url, from: `${url}#${id}`, target: moved.get(id) ?? "" };
      if (href !== link.target) wrong.push(`${link.from} links to ${href}, not to ${link.target}`);
      elsewhere.push(link);
    }
  }
  // Script sends readers on, so one link per page is followed. The rest were compared in the document.
  await openHydrated(page, "/");
  for (const [first] of Map.groupBy(elsewhere, ({ url }) => url).values()) {
    if (first === undefined) continue;
    const { from, target } = first;
    if (!(await arrivesAt(page, from, target))) wrong.push(`${from} leads to ${page.url()}, not to ${target}`);
  }
  for (const [path = "", links] of Map.groupBy(elsewhere, ({ target }) => target.split("#")[0])) {
    const response = await page.goto(path, { waitUntil: "domcontentloaded" });
    if (response?.status() !== 200) wrong.push(`${path} answers ${response?.status()}`);
    const missed = await missedSections(
      page,
      links.flatMap(({ target }) => target.split("#")[1] ?? []),
    );
    wrong.push(...missed.map((id) => `${path}#${id} is not in view`));
    checked += links.length;
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${PUBLISHED.length} pages and ${checked} ids since 2017 lead to their sections, in ${seconds} s`);
  expect(wrong).toEqual([]);
  expect(checked).toBe(PUBLISHED.reduce((sum, { ids }) => sum + ids.length, 0));
  expect([PUBLISHED.length, checked]).toEqual([204, 2179]);
});

/** Checks that the section named by the hash is below the header and above the end of the window. */
function isSectionInView(page: Page): Promise<boolean> {
  return page.evaluate(async () => (await missed([decodeURIComponent(location.hash.slice(1))])).length === 0);
}

/** Visits each section by hash, and returns the ids that don't end up in view. */
function missedSections(page: Page, ids: readonly string[]): Promise<string[]> {
  return page.evaluate((ids) => missed(ids), ids);
}

/** Returns the ids of sections on other pages, with the link that the page has for each. */
function linksOf(page: Page, ids: readonly string[]): Promise<[id: string, href: string | null | undefined][]> {
  return page.evaluate((ids) => ids.map((id) => [id, document.getElementById(id)?.getAttribute("href")]), ids);
}

/** Navigates like a click, and waits until the section on the other page is shown. */
function arrivesAt(page: Page, url: string, target: string): Promise<boolean> {
  return page.evaluate(
    async ([url, target]) => {
      const { committed, finished } = navigation.navigate(url);
      // The redirecting navigation ends where the second one begins.
      for (const end of [committed, finished]) end?.catch(() => undefined);
      for (let frames = 0; frames < 300; frames++) {
        await new Promise(requestAnimationFrame);
        if (location.href !== new URL(target, location.href).href) continue;
        const [, id] = target.split("#");
        if (id === undefined ? scrollY === 0 : (await missed([id])).length === 0) return true;
      }
      return false;
    },
    [url, target] as const,
  );
}

declare function missed(ids: readonly string[]): Promise<string[]>;

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const isInView = (id: string) => {
      const section = document.getElementById(id);
      if (section === null) return false;
      const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
      const { top } = section.getBoundingClientRect();
      return top >= header - 1 && top < innerHeight;
    };
    Object.assign(window, {
      missed: async (ids: readonly string[]) => {
        const wrong: string[] = [];
        for (const id of ids) {
          location.hash = `#${encodeURIComponent(id)}`;
          if (isInView(id)) continue;
          await new Promise(requestAnimationFrame);
          if (!isInView(id)) wrong.push(id);
        }
        return wrong;
      },
    });
  });
});
