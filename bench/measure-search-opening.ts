import type { Browser, BrowserContext, CDPSession } from "@playwright/test";
import { SEARCH_INDEX_URL } from "#search/model/search-index.ts";
import { DESKTOP, openBrowser, openContext } from "./browser/open-browser.ts";
import { openQuiet } from "./browser/open-quiet.ts";
import { type Measure, type Row, rowOfRuns } from "./measure.ts";
import { serveCompressed } from "./sites/serve-compressed.ts";

const PAGE = "/concepts/loaders/";
const QUERY = "split chunks";
const RUNS = 7;

/**
 * Measures the time from the press that opens search to the first answered query, for a reader whose browser has the
 * index from an earlier visit, including the dialog, the worker's start, and reading and preparing the index. The query
 * is typed at once, so typing hides nothing. In milliseconds, and in processor time of the page and its worker
 * together. Needs a built dist/.
 */
export const measureSearchOpening: Measure = async () => {
  const site = await serveCompressed("dist");
  const browser = await openBrowser();
  try {
    // Compresses now instead of while the first reader waits.
    await (await fetch(`${site.address}${SEARCH_INDEX_URL}`)).arrayBuffer();
    const context = await openContext(browser, DESKTOP);
    const first = await openOnce(browser, context, site.address);
    const next: Opening[] = [];
    while (next.length < RUNS) next.push(await openOnce(browser, context, site.address));
    return [...rowsOf("first opening", [first]), ...rowsOf("opening, index cached", next)];
  } finally {
    await browser.close();
    site.close();
  }
};

/** Milliseconds from the press, and milliseconds of processor time. */
type Opening = { clock: number; processors: number };

async function openOnce(browser: Browser, context: BrowserContext, address: string): Promise<Opening> {
  const page = await context.newPage();
  await page.addInitScript(OBSERVE);
  await openQuiet(page, `${address}${PAGE}`);
  const session = await browser.newBrowserCDPSession();
  const before = await processorsOf(session);
  await page.keyboard.press("/");
  const clock = await page.evaluate<number>("answered");
  const processors = (await processorsOf(session)) - before;
  await page.close();
  return { clock, processors };
}

/** Returns the processor time of all pages and their workers so far, in milliseconds. */
async function processorsOf(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  return processInfo.reduce((sum, { type, cpuTime }) => (type === "renderer" ? sum + cpuTime * 1000 : sum), 0);
}

function rowsOf(name: string, openings: readonly Opening[]): Row[] {
  return [
    rowOfRuns(
      `search, ${name}: press to answer`,
      openings.map(({ clock }) => clock),
    ),
    rowOfRuns(
      `search, ${name}: processors`,
      openings.map(({ processors }) => processors),
    ),
  ];
}

/**
 * Runs in the page: enters the query as soon as the field is there, and returns the time from the press to a result.
 */
const OBSERVE = `
  let pressed, tell;
  globalThis.answered = new Promise((resolve) => { tell = resolve; });
  addEventListener("keydown", (event) => { pressed ??= event.timeStamp; }, true);
  new MutationObserver(() => {
    const input = document.querySelector("#search input");
    if (input === null) return;
    if (input.value === "") {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(input, ${JSON.stringify(QUERY)});
      input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }
    if (document.querySelector("#search a[href*='splitchunks']") !== null) tell(performance.now() - pressed);
  }).observe(document, { childList: true, subtree: true });
`;
