import type { BrowserContextOptions, Locator, Page } from "@playwright/test";
import { watchMainThread } from "./browser/main-thread.ts";
import { DESKTOP, MOBILE, openBrowser, openContext } from "./browser/open-browser.ts";
import { openQuiet } from "./browser/open-quiet.ts";
import { slowestInteraction, TRACE_CATEGORIES } from "./browser/slowest-interaction.ts";
import type { Measure, Row } from "./measure.ts";
import { serveCompressed } from "./sites/serve-compressed.ts";

/** The page with the most text. */
const LONGEST = "/configuration/module-parser/";
/** Factor by which the processor is slowed. */
const SLOWER = 6;

type Interaction = { name: string; device: BrowserContextOptions; act: (page: Page) => Promise<void> };

const menu = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Open menu" });
const themes = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Theme" });
const headings = (page: Page) => page.getByRole("button", { name: "Headings of Module Parser Options" });
const field = (page: Page) => page.getByRole("dialog", { name: "Search" }).getByRole("combobox");

/** Milliseconds between two keys of someone who types very fast. */
const QUICK = 80;

/** Presses like a reader. Playwright's click runs code in the page first, which would count as the page's. */
async function press(target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`There is nothing to press: ${target}`);
  const page = target.page();
  const place = [box.x + box.width / 2, box.y + box.height / 2] as const;
  // The pointer rests before it presses.
  await page.mouse.move(...place);
  await page.waitForTimeout(300);
  await page.mouse.click(...place);
}

async function type(page: Page, options: { delay: number }): Promise<void> {
  await field(page).fill("");
  await page.waitForTimeout(300);
  await field(page).pressSequentially("split chunks", options);
}

/** Interactions in the order in which a reader does them, by device. */
const INTERACTIONS: Interaction[] = [
  { name: "menu opened", device: MOBILE, act: (page) => press(menu(page)) },
  { name: "headings in the menu closed", device: MOBILE, act: (page) => press(headings(page)) },
  { name: "headings in the menu opened", device: MOBILE, act: (page) => press(headings(page)) },
  { name: "menu closed", device: MOBILE, act: (page) => press(page.getByRole("button", { name: "Close menu" })) },
  { name: "theme menu opened", device: DESKTOP, act: (page) => press(themes(page)) },
  { name: "dark theme", device: DESKTOP, act: (page) => press(page.getByRole("radio", { name: "Dark" })) },
  {
    name: "search opened",
    device: DESKTOP,
    act: (page) => press(page.getByRole("banner").getByRole("button", { name: "Search", exact: true })),
  },
  { name: "word typed into search", device: DESKTOP, act: (page) => type(page, { delay: QUICK }) },
  { name: "word typed without a pause", device: DESKTOP, act: (page) => type(page, { delay: 0 }) },
  { name: "search closed", device: DESKTOP, act: (page) => page.keyboard.press("Escape") },
];

/**
 * Measures how long the longest page takes to respond to a reader whose processor is six times slower: the time from
 * the press to the next paint. It's simulated from a run at full speed, as Lighthouse does it, and measured with
 * Chromium's own slowing, which slows a frame up to twice as much as it says (docs/benchmarks.md). Also counts the work
 * of the main thread until 0.7 s later, in processor time. Needs a built dist/.
 */
export const measureInp: Measure = async () => {
  const site = await serveCompressed("dist");
  const browser = await openBrowser();
  try {
    const rows: Row[] = [];
    for (const [name, device] of [["mobile", MOBILE] as const, ["desktop", DESKTOP] as const]) {
      const steps = INTERACTIONS.filter((interaction) => interaction.device === device);
      for (const slower of [1, SLOWER]) {
        const context = await openContext(browser, device);
        const page = await context.newPage();
        await page.addInitScript(OBSERVE);
        const { session, work } = await watchMainThread(page);
        await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
        await openQuiet(page, `${site.address}${LONGEST}`);
        await observed(page);
        for (const step of steps) {
          const before = await work();
          if (slower === 1) await browser.startTracing(page, { categories: TRACE_CATEGORIES });
          await step.act(page);
          // Waits like a reader, so that work after the paint is measured too.
          await page.waitForTimeout(700);
          const simulated = slower === 1 ? slowestInteraction(await browser.stopTracing(), SLOWER) : undefined;
          const seen = slower === 1 ? { work: (await work()) - before, simulated } : await observed(page);
          rows.push(...rowsOf(`inp, ${name}, ${step.name}`, seen));
        }
        await context.close();
      }
    }
    const worstOf = (measure: string) => ({
      measure: `inp, worst${measure}`,
      value: Math.max(...rows.filter((row) => row.measure.endsWith(measure)).map(({ value }) => value)),
      unit: "ms" as const,
    });
    return [...rows, worstOf(SIMULATED), worstOf(PRESS_TO_PAINT)];
  } finally {
    await browser.close();
    site.close();
  }
};

const SIMULATED = ": press to paint, simulated";
const PRESS_TO_PAINT = ": press to paint, slowed by Chromium";

type Seen = { work?: number; simulated?: number | undefined } & Partial<Observed>;

function rowsOf(name: string, { work, simulated, longest, tasks }: Seen): Row[] {
  return [
    ...(work === undefined ? [] : [{ measure: `${name}: main thread`, value: Math.round(work), unit: "ms" } as const]),
    ...(simulated === undefined
      ? []
      : [{ measure: name + SIMULATED, value: Math.round(simulated), unit: "ms" } as const]),
    ...(longest === undefined ? [] : [{ measure: name + PRESS_TO_PAINT, value: longest, unit: "ms" } as const]),
    ...(tasks === undefined ? [] : [{ measure: `${name}: long tasks`, value: tasks, unit: "count" } as const]),
  ];
}

type Observed = { longest?: number; tasks: number };

/** Returns the slowest interaction in milliseconds since the last call, and the number of tasks longer than 50 ms. */
async function observed(page: Page): Promise<Observed> {
  const [interactions, tasks] = await page.evaluate<[number[], number[]]>(TAKE_OBSERVED);
  return { ...(interactions.length > 0 && { longest: Math.max(...interactions) }), tasks: tasks.length };
}

const OBSERVE = `
  const interactions = [], tasks = [];
  globalThis.observed = { interactions, tasks };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId > 0) interactions.push(Math.round(entry.duration));
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) tasks.push(Math.round(entry.duration));
  }).observe({ type: "longtask", buffered: true });
`;
const TAKE_OBSERVED = "[observed.interactions.splice(0), observed.tasks.splice(0)]";
