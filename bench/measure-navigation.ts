import type { CDPSession, Page } from "@playwright/test";
import { watchMainThread } from "./browser/main-thread.ts";
import { DESKTOP, openBrowser, openContext } from "./browser/open-browser.ts";
import { openQuiet } from "./browser/open-quiet.ts";
import { type Measure, type Row, rowOfRuns } from "./measure.ts";
import { serveCompressed } from "./sites/serve-compressed.ts";

const START = "/concepts/";
/** Number of navigations for the memory, and how often it's measured. */
const NAVIGATIONS = 500;
const INTERVAL = 100;

/**
 * Measures the time from a click to the next page's text on the screen, the same for back and forward, and the memory
 * after five hundred pages. Needs a built dist/.
 */
export const measureNavigation: Measure = async () => {
  using site = await serveCompressed("dist");
  await using browser = await openBrowser();
  const context = await openContext(browser, DESKTOP);
  const page = await context.newPage();
  await page.addInitScript(FOLLOW);
  await openQuiet(page, `${site.address}${START}`);
  const urls = await page.evaluate<string[]>(SIDEBAR_LINKS);
  const first = urls.find((url) => url !== START) ?? START;
  // The first one also loads the map of all pages.
  await follow(page, first);
  const others = urls.filter((url) => url !== START && url !== first);
  const { session, work } = await watchMainThread(page);
  const half = Math.ceil(others.length / 2);
  return [
    ...(await measureClicks(page, work, others.slice(0, half), { ahead: false })),
    ...(await measureClicks(page, work, others.slice(half), { ahead: true })),
    ...(await measureTraversals(page)),
    ...(await measureMemory(page, session, urls)),
  ];
};

/** `ahead`: each page is loaded before the click, as when a pointer rests on the link. */
async function measureClicks(
  page: Page,
  work: () => Promise<number>,
  urls: readonly string[],
  { ahead }: { ahead: boolean },
): Promise<Row[]> {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.resourceType()));
  const times: number[] = [];
  const worked: number[] = [];
  const asked: number[] = [];
  for (const url of urls) {
    if (ahead) {
      await page.evaluate(`pointAt(${JSON.stringify(url)})`);
      await page.waitForLoadState("networkidle");
    }
    requests.length = 0;
    const before = await work();
    times.push(await follow(page, url));
    worked.push((await work()) - before);
    asked.push(requests.filter((type) => type !== "image").length);
  }
  page.removeAllListeners("request");
  const name = ahead ? "navigation, loaded ahead" : "navigation, not loaded ahead";
  return [
    rowOfRuns(`${name}: click to text painted`, times),
    rowOfRuns(`${name}: main thread`, worked),
    // An image on the new page is requested in any case.
    { measure: `${name}: requests except images, at most`, value: Math.max(0, ...asked), unit: "count" },
  ];
}

async function measureTraversals(page: Page): Promise<Row[]> {
  const back: number[] = [];
  const forward: number[] = [];
  for (let run = 0; run < 5; run++) {
    back.push(await page.evaluate<number>("painted(() => history.back())"));
    forward.push(await page.evaluate<number>("painted(() => history.forward())"));
  }
  return [rowOfRuns("navigation, back: text painted", back), rowOfRuns("navigation, forward: text painted", forward)];
}

async function measureMemory(page: Page, session: CDPSession, urls: readonly string[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (let count = 1; count <= NAVIGATIONS; count++) {
    await follow(page, urls[count % urls.length] ?? START);
    if (count % INTERVAL !== 0) continue;
    // Twice, because the first collection frees what holds other things.
    for (let round = 0; round < 2; round++) await session.send("HeapProfiler.collectGarbage");
    const { usedSize } = await session.send("Runtime.getHeapUsage");
    const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
    const name = `navigation, after ${count}`;
    rows.push({ measure: `${name}: heap`, value: usedSize, unit: "bytes" });
    rows.push({ measure: `${name}: nodes`, value: nodes, unit: "count" });
    rows.push({ measure: `${name}: listeners`, value: jsEventListeners, unit: "count" });
  }
  return rows;
}

function follow(page: Page, url: string): Promise<number> {
  return page.evaluate<number>(`painted(() => linkTo(${JSON.stringify(url)}).click())`);
}

const SIDEBAR_LINKS = `[...document.querySelectorAll('nav[aria-label=Pages] a[href^="/"]')]
  .map((link) => link.getAttribute("href"))`;

/** `painted(act)`: milliseconds from the act until another page's article has been painted. */
const FOLLOW = `
  globalThis.linkTo = (url) => document.querySelector('nav[aria-label=Pages] a[href="' + url + '"]');
  globalThis.pointAt = (url) => linkTo(url).dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  globalThis.painted = (act) => new Promise((resolve) => {
    const article = () => document.querySelector("main .prose");
    const before = article();
    const start = performance.now();
    const observer = new MutationObserver(() => {
      if (article() === null || article() === before) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - start);
        port2.postMessage(0);
      });
    });
    observer.observe(document, { childList: true, subtree: true });
    act();
  });
`;
