import { setTimeout } from "node:timers/promises";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { seededRandom } from "#search/vectors/seeded-random.ts";
import { strings } from "../strings.ts";
import { isHydrated } from "../until-hydrated.ts";
import { untilSaved } from "../until-saved.ts";
import type { BuildName } from "./builds.ts";
import type { DeployedSite } from "./deployed-site.ts";
import { expect, test } from "./deployment-test.ts";
import { mostHanging, sequencesToRun } from "./hang-limit.ts";
import { pick } from "./pick.ts";
import { type Sighting, watchHeadings } from "./watch-headings.ts";

/** The number of sequences (RANDOM_SEQUENCES=500 runs more) and of steps in each. */
const SEQUENCES = Number(process.env["RANDOM_SEQUENCES"] ?? 10);
const STEPS = 10;
/** Time limit for a sequence, in milliseconds. */
const TIMEOUT = 120_000;
/**
 * How often a hanging sequence is retried, because an attached debugger, such as Playwright's, sometimes lets the
 * browser stop the outgoing worker in the middle of a response: docs/known-gaps.md.
 */
const MOST_RUNS = 3;
/** Seed of the first sequence, incremented for each; RANDOM_SEED=123 RANDOM_SEQUENCES=1 repeats a failed one. */
const SEED = Number(process.env["RANDOM_SEED"] ?? Date.now() % 1_000_000);

const BUILDS: readonly BuildName[] = ["a", "b", "c", "b-alone", "c-alone"];
const TITLES = ["Guide", "One", "Two", "Three", "Four"];
const NOT_SAVED = strings.offlineScreen.notSaved;
/** The second is shown when even the offline page is missing. */
const OFFLINE_TITLES = [NOT_SAVED, strings.offline.offline];
const ACTIONS = [
  "deploy",
  "offline",
  "online",
  "evict",
  "click",
  "click",
  "click",
  "reload",
  "back",
  "new tab",
] as const;
type Action = (typeof ACTIONS)[number];

type World = {
  context: BrowserContext;
  page: Page;
  site: DeployedSite;
  build: BuildName;
  isOffline: boolean;
  log: string[];
  /** Violations that a tab has shown. */
  wrong: string[];
};

test("allows one hang in fifty sequences, judged by at least fifty", () => {
  expect([1, 10, 49, 50, 99, 100, 500].map(mostHanging)).toEqual([0, 0, 0, 1, 1, 2, 10]);
  expect([sequencesToRun(10, 0), sequencesToRun(10, 1), sequencesToRun(500, 3)]).toEqual([10, 50, 500]);
});

test("random sequences always show a page, and reload it once at most", async ({ browser, site }) => {
  test.setTimeout(600_000 + sequencesToRun(SEQUENCES, 1) * 60_000);
  const started = Date.now();
  console.log(`random sequences: RANDOM_SEED=${SEED}`);
  const failed: string[] = [];
  const hanging: number[] = [];
  let steps = 0;
  /** False if it hung. */
  const runOnce = async (seed: number) => {
    const world = await begin(browser, site);
    const ended = new AbortController();
    try {
      steps += await Promise.race([run(world, seededRandom(seed)), hangs(world, ended.signal)]);
      return true;
    } catch (error) {
      const failure = `RANDOM_SEED=${seed}: ${world.log.join(", ")}\n${String(error)}`;
      console.log(failure);
      if (error instanceof HangError) return false;
      failed.push(failure);
      return true;
    } finally {
      ended.abort();
      await world.context.close();
    }
  };
  let done = 0;
  for (let seed = SEED; done < sequencesToRun(SEQUENCES, hanging.length); seed++) {
    let runs = 1;
    while (!(await runOnce(seed)) && runs < MOST_RUNS) runs++;
    if (runs > 1) hanging.push(seed);
    done++;
    if (done % 50 === 0) console.log(`random sequences: ${done} done, ${failed.length} failed`);
  }
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  const counts = `${failed.length} failed, ${hanging.length} hung and were run again`;
  console.log(`random sequences: ${steps} steps in ${done} sequences, ${counts}, ${seconds} s`);
  expect(failed).toEqual([]);
  expect(steps).toBe(done * STEPS);
  expect(hanging.length, "sequences that hung").toBeLessThanOrEqual(mostHanging(done));
});

/** Takes all steps, and returns their number. */
async function run(world: World, random: () => number): Promise<number> {
  for (let step = 0; step < STEPS; step++) await take(pick(ACTIONS, random), world, random);
  await finish(world);
  return STEPS;
}

class HangError extends Error {}

/** Enforces the time limit itself, because a hanging browser doesn't. */
async function hangs({ context, site }: World, ended: AbortSignal): Promise<never> {
  await setTimeout(TIMEOUT, undefined, { signal: ended });
  const tabs = await Promise.all(context.pages().map(stateOf));
  const asked = site.takeRequests().slice(-8).join(" ");
  throw new HangError(`It did not end in ${TIMEOUT / 1000} s.\n${tabs.join("\n")}\nLast asked for: ${asked}`);
}

/** Returns what a tab shows, or that it doesn't respond. */
async function stateOf(page: Page): Promise<string> {
  const look = () => `${document.readyState}, ${document.querySelector("h1")?.textContent ?? "no heading"}`;
  const seen = page.evaluate(look).catch((error: unknown) => String(error));
  return `${page.url()}: ${await Promise.race([seen, setTimeout(3000, "answers nothing")])}`;
}

async function begin(browser: Browser, site: DeployedSite): Promise<World> {
  await site.deploy("a");
  // A small window is cheap to paint.
  const viewport = { width: 700, height: 500 };
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: "allow", viewport });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const world: World = { context, page, site, build: "a", isOffline: false, log: [], wrong: [] };
  await watchHeadings(context, (sighting) => judge(sighting, world));
  await page.goto("/guide/");
  await untilSaved(page, "/guide/");
  return world;
}

/**
 * Checks that every tab always shows a page's title, or the offline message only in a new document without a network.
 */
function judge({ heading, isFirst }: Sighting, { isOffline, wrong }: World): void {
  if (TITLES.includes(heading)) return;
  if (isOffline && isFirst && OFFLINE_TITLES.includes(heading)) return;
  wrong.push(`'${heading}' was shown ${isFirst ? "by a document" : "in the place of a text"}`);
}

async function finish({ context, page, site }: World): Promise<void> {
  await context.setOffline(false);
  await expectBack(page);
  await site.deploy("a");
  await reload(page);
  await expectFresh(page, "a");
}

async function take(action: Action, world: World, random: () => number): Promise<void> {
  const { context, site } = world;
  world.log.push(action);
  if (action === "deploy") {
    world.build = pick(BUILDS, random);
    world.log.push(world.build);
    await site.deploy(world.build);
  } else if (action === "offline" || action === "online") {
    // Pending requests may arrive while offline, and fail once the network is back.
    await settle(world.page);
    if (action === "offline") world.isOffline = true;
    await context.setOffline(action === "offline");
    if (action === "online") {
      // The worker and the tabs get the network back one by one, so a tab may ask before the worker has it.
      for (const page of context.pages()) await expectBack(page);
      world.isOffline = false;
    }
  } else if (action === "evict") {
    await evict(world.page, random);
  } else if (action === "new tab") {
    if (context.pages().length > 3)
      await context
        .pages()
        .find((page) => page !== world.page)
        ?.close();
    const url = `/guide/${pick(["", "one/", "two/"], random)}`;
    world.page = await context.newPage();
    await world.page.goto(url);
    if (!world.isOffline) await expectFresh(world.page, world.build);
    await settle(world.page);
  } else {
    await move(action, world, random);
  }
  if (world.wrong.length > 0) throw new Error(world.wrong.join("\n"));
}

/** With the network, a missing page reloads automatically if its script is there to notice. */
async function expectBack(page: Page): Promise<void> {
  const isBack = async () =>
    (await page.locator("h1").textContent()) !== NOT_SAVED || !(await page.evaluate(isHydrated));
  await expect.poll(() => uninterrupted(isBack)).toBe(true);
}

/** Deletes a random entry of a random cache. */
async function evict(page: Page, random: () => number): Promise<void> {
  const share = random();
  await uninterrupted(() => page.evaluate(evictOne, share));
}

/** Runs in the page. */
async function evictOne(share: number): Promise<void> {
  const names = await caches.keys();
  const name = names[Math.floor(share * names.length)];
  if (name === undefined) return;
  const cache = await caches.open(name);
  const keys = await cache.keys();
  const key = keys[Math.floor(share * keys.length * 7) % Math.max(keys.length, 1)];
  if (key !== undefined) await cache.delete(key);
}

/** A document can still follow a click that seemed finished, so interrupted work is repeated. */
async function uninterrupted<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!String(error).includes("Execution context was destroyed")) throw error;
    }
  }
}

async function move(action: "click" | "reload" | "back", world: World, random: () => number): Promise<void> {
  const { page, build, isOffline, log } = world;
  let documents = 0;
  const count = (request: { isNavigationRequest: () => boolean }) => {
    if (request.isNavigationRequest()) documents++;
  };
  page.on("request", count);
  if (action === "reload") {
    await reload(page);
    if (!isOffline) await expectFresh(page, build);
  } else if (action === "back") {
    const canGoBack = await uninterrupted(() => page.evaluate(() => Reflect.get(window, "navigation").canGoBack));
    if (canGoBack) await goBack(page);
  } else {
    const title = pick(TITLES, random);
    log.push(title);
    await click(page, title, isOffline);
  }
  await settle(page);
  page.off("request", count);
  // Allows the requested document and one reload.
  if (documents > 2) throw new Error(`${documents} documents were loaded.`);
}

/** Goes back and waits, because Playwright's `goBack` waits forever for a navigation that fails before it commits. */
async function goBack(page: Page): Promise<void> {
  const ended = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { navigation } = window;
        for (const type of ["navigatesuccess", "navigateerror"]) navigation.addEventListener(type, () => resolve());
        navigation.back();
      }),
  );
  // Another document replaces the requested one.
  await ended.catch(() => undefined);
}

/** Follows a link and waits for the requested page or, offline, for the previous text with a message. */
async function click(page: Page, title: string, isOffline: boolean): Promise<void> {
  const main = page.getByRole("main");
  const link = main.getByRole("link", { name: new RegExp(`^(?:To )?${title}$`) }).first();
  if ((await link.count()) === 0) return;
  const before = await textOf(page);
  // In the list of saved pages, and before hydration, links load documents.
  const canBeDocument = !before.includes("of build") || !(await uninterrupted(() => page.evaluate(isHydrated)));
  await link.click();
  const hasEnded = ({ title, before, isOffline, canBeDocument, notSaved }: typeof asked) => {
    const text = document.querySelector("main")?.textContent ?? "";
    if (text.includes(`${title} of build`)) return true;
    if (!isOffline) return false;
    const isReported = document.querySelector("[role=status][data-state=failed]") !== null;
    const isUnchanged = text === before && before.includes("of build");
    return (isReported && isUnchanged) || (canBeDocument && text.includes(notSaved));
  };
  const asked = { title, before, isOffline, canBeDocument, notSaved: NOT_SAVED };
  await page.waitForFunction(hasEnded, asked).catch(async () => {
    throw new Error(`'${title}' led to: ${(await textOf(page)).slice(0, 200)}`);
  });
}

/** Waits until a pending navigation ends in either way, with something to read. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.readyState === "complete" &&
      Reflect.get(window, "navigation").transition === null &&
      document.querySelector("[role=status][data-state=slow]") === null &&
      document.querySelector("h1")?.textContent !== "" &&
      (document.querySelector("main") ?? document.body).textContent.length > 40,
  );
}

/** The offline page may be reloading itself, which makes the browser cancel the first navigation. */
async function reload(page: Page): Promise<void> {
  await page.reload().catch(async () => {
    await settle(page);
    await page.reload();
  });
}

async function textOf(page: Page): Promise<string> {
  return (await page.getByRole("main").textContent()) ?? "";
}

async function expectFresh(page: Page, build: BuildName): Promise<void> {
  await expect(page.getByRole("article")).toContainText(`of build ${build[0]}.`);
}
