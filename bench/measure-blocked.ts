import type { Browser } from "@playwright/test";
import { z } from "zod";
import { MOBILE, openBrowser, openContext } from "./browser/open-browser.ts";
import { type Measure, type Row, rowOfRuns } from "./measure.ts";
import { serveCompressed } from "./sites/serve-compressed.ts";

/** Ordinary pages, and the longest. */
const PAGES = ["/", "/concepts/", "/guides/getting-started/", "/concepts/loaders/", "/configuration/module-parser/"];
const LOADS = 9;
/** How long a page is watched, in milliseconds: its script comes 1.5 seconds after it's drawn. */
const WATCHED = 3500;
/** How much slower Lighthouse's mobile device is, and the duration in milliseconds from which a task blocks there. */
const SLOWER = 4;
const LONG = 50;

/**
 * Measures total blocking time with Lighthouse's formula, for a first visit on a phone, in processor time, which hardly
 * depends on other programs. Lighthouse isn't in the page, because its inspection would count as the page's work. Needs
 * a built dist/.
 */
export const measureBlocked: Measure = async () => {
  using site = await serveCompressed("dist");
  await using browser = await openBrowser();
  const runs = new Map<string, number[]>(PAGES.map((url) => [url, []]));
  for (let load = 0; load < LOADS; load++)
    for (const [url, found] of runs) found.push(await blockedFor(browser, site.address + url));
  return [...runs].map(([url, found]): Row => rowOfRuns(`blocked, ${url}`, found));
};

const TraceEvent = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** In microseconds. */
  ts: z.number(),
  dur: z.number().optional(),
  /** Processor time, in microseconds. */
  tdur: z.number().optional(),
});
const Trace = z.object({ traceEvents: z.array(TraceEvent) });

async function blockedFor(browser: Browser, url: string): Promise<number> {
  const context = await openContext(browser, MOBILE);
  const page = await context.newPage();
  await browser.startTracing(page, { categories: ["toplevel", "loading"] });
  await page.goto(url);
  await page.waitForTimeout(WATCHED);
  const { traceEvents } = Trace.parse(JSON.parse((await browser.stopTracing()).toString()));
  await context.close();
  const painted = traceEvents.find(({ name }) => name === "firstContentfulPaint");
  if (painted === undefined) throw new Error(`${url} painted nothing.`);
  const blocked = traceEvents
    .filter(
      ({ name, pid, tid }) => name === "ThreadControllerImpl::RunTask" && pid === painted.pid && tid === painted.tid,
    )
    .filter(({ ts, dur = 0 }) => ts + dur > painted.ts)
    .map(({ tdur = 0 }) => (SLOWER * tdur) / 1000 - LONG);
  return blocked.reduce((sum, each) => sum + Math.max(0, each), 0);
}
