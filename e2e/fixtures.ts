import {
  test as base,
  type CDPSession,
  expect,
  type Locator,
  type Page,
  type Request,
  type Route,
} from "@playwright/test";
import { strings } from "./strings.ts";
import { untilHydrated } from "./until-hydrated.ts";

export { expect };

export type Options = {
  /** The server that a project runs against. */
  served: "build" | "dev";
  /** Console messages that don't fail a test, such as those of requests that it blocks. */
  expectedProblems: RegExp;
};

/** Playwright logs this where it blocks the service worker. */
export const BLOCKED_WORKER = "Service Worker registration blocked by Playwright";

type Fixtures = {
  /** Console errors and warnings so far. Any that a test neither expects nor removes fail it. */
  consoleProblems: string[];
};

export const test = base.extend<Options & Fixtures>({
  served: ["build", { option: true }],
  expectedProblems: [/^$/, { option: true }],
  baseURL: async ({ served }, use) => {
    await use(process.env[served === "build" ? "E2E_BUILD_URL" : "E2E_DEV_URL"]);
  },
  consoleProblems: [
    async ({ page, expectedProblems }, use) => {
      const problems: string[] = [];
      page.on("console", (message) => {
        if (message.text().includes(BLOCKED_WORKER)) return;
        if (message.type() === "error" || message.type() === "warning") problems.push(message.text());
      });
      page.on("pageerror", (error) => problems.push(String(error)));
      await use(problems);
      expect(
        problems.filter((problem) => !expectedProblems.test(problem)),
        "the console is quiet",
      ).toEqual([]);
    },
    { auto: true },
  ],
});

/** Runs a test in a browser without script. */
export const withoutScript = test.extend({ javaScriptEnabled: false });

/** Opens Chromium's DevTools protocol. Other browsers don't have it, so they skip the rest of the test. */
export async function devTools(page: Page): Promise<CDPSession> {
  const browser = page.context().browser()?.browserType().name();
  test.skip(browser !== undefined && browser !== "chromium", "Only Chromium has the DevTools protocol.");
  return page.context().newCDPSession(page);
}

/** Opens a page and waits for hydration. */
export async function openHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await untilHydrated(page);
}

/** Expects the page at `url` on screen, by its heading, its URL and its title. */
export async function expectPage(page: Page, { url, title }: { url: string; title: string }): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page).toHaveURL(url);
  await expect(page).toHaveTitle(`${title} | webpack`);
}

/** Records requests from now on, except those for the icon and the edit stream, whose timing varies. */
export function requestsOf(page: Page): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => {
    if (!["/icon.svg", "/_dev/events"].includes(pathOf(request))) requests.push(request);
  });
  return requests;
}

export function documentsAmong(requests: readonly Request[]): string[] {
  return requests.filter((request) => request.isNavigationRequest()).map((request) => pathOf(request));
}

/** Returns the requests for a page's text: its chunk in the build, its data in development. */
export function pagesAmong(requests: readonly Request[]): string[] {
  return requests.map(pathOf).filter((path) => /^\/pages\/|^\/_dev\/page/.test(path));
}

function pathOf(request: Request): string {
  return new URL(request.url()).pathname;
}

/** Returns the list of pages, which a narrow window shows as a menu. */
export function sidebar(page: Page): Locator {
  return page.getByRole("navigation", { name: strings.shell.pages });
}

/** Returns the link to a page in the sidebar, which also lists headings. */
export function sidebarLink(page: Page, name: string): Locator {
  return sidebar(page).getByRole("link", { name, exact: true }).and(page.locator("[href^='/']"));
}

/** Returns the list 'On this page'. */
export function contents(page: Page): Locator {
  return page.getByRole("navigation", { name: strings.shell.contents });
}

/** Returns the status that announces how a requested page is loading. */
export function loadingStatus(page: Page): Locator {
  return page.locator("[role=status][data-state]");
}

/** Answers requests that match, and returns their URLs as they come. */
export async function answerRequests(
  page: Page,
  url: string | RegExp,
  answer: (route: Route) => Promise<void>,
): Promise<string[]> {
  const asked: string[] = [];
  await page.route(url, async (route) => {
    asked.push(route.request().url());
    await answer(route);
  });
  return asked;
}

/** Holds back requests that match, until the returned function is called. */
export async function holdBack(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Makes every kind of storage throw, as in browsers that block it. */
export async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException("The test refuses storage.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "caches", "indexedDB"])
      Object.defineProperty(window, name, { get });
  });
}

/**
 * Stops the timers of a page that was opened after `page.clock.install()`, so that a test doesn't depend on how fast it
 * is. `page.clock.runFor` lets them run.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Waits until the browser has painted what happened before. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
}

/** Returns how many pixels of the page are beyond the side of the window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Returns the page's layout shift so far. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    await new Promise((reported) => setTimeout(reported, 100));
    entries.push(...observer.takeRecords());
    return entries.reduce((sum, entry) => sum + ("value" in entry ? Number(entry.value) : 0), 0);
  });
}

/** Sets the text size, such as '200%'. */
export async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate((value) => document.documentElement.style.setProperty("font-size", value), size);
}

/** Opens a page and checks it before its style sheet arrives, when nothing has been painted. */
export async function checkBeforeStyles(page: Page, url: string, check: () => Promise<void>): Promise<void> {
  const asked = page.waitForRequest(/\.css$/);
  const release = await holdBack(page, "**/*.css");
  const loaded = page.goto(url);
  await asked;
  await check();
  expect(await page.evaluate(() => performance.getEntriesByType("paint").length)).toBe(0);
  release();
  await loaded;
}

/** Adds a link to the article's text, as an author might. */
export async function addLink(page: Page, href: string, name = "A link of the test"): Promise<Locator> {
  const paragraph = page.locator(".prose p").first();
  await paragraph.evaluate(
    (element, properties) => element.prepend(Object.assign(document.createElement("a"), properties), " "),
    { href, textContent: name },
  );
  return page.getByRole("link", { name });
}

/**
 * Clicks a target of a long page, for as long as a reader presses. Sections that come into view are laid out a frame
 * later and move what's below them. Playwright scrolls just before it presses, so the target could move away while the
 * button is down, and nothing would be clicked.
 */
export async function clickFarDown(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  // This waits until the target is in the same place for two frames.
  await target.click({ delay: 100 });
}

/** Returns the document's vertical scroll position in pixels. */
export function scrollOf(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** Returns whether `target` is between the sticky header and the bottom of the window. */
export async function isInView(page: Page, target: Locator): Promise<boolean> {
  const header = await page.getByRole("banner").boundingBox();
  const box = await target.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  if (header === null || box === null) return false;
  return box.y >= header.y + header.height && box.y + box.height <= height;
}
