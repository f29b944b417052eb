import type { BrowserContext, Page } from "@playwright/test";
import type { BuildName } from "./builds.ts";
import type { DeployedSite } from "./deployed-site.ts";
import { expect, openWithWorker, test } from "./deployment-test.ts";

/** Sequences in all: RANDOM_SEQUENCES=500 runs more; and steps in each. */
const SEQUENCES = Number(process.env["RANDOM_SEQUENCES"] ?? 10);
const STEPS = 10;
/** Of the first sequence; each has the next number. RANDOM_SEED=123 RANDOM_SEQUENCES=1 runs a failed one again. */
const SEED = Number(process.env["RANDOM_SEED"] ?? Date.now() % 1_000_000);

const BUILDS: readonly BuildName[] = ["a", "b", "c", "b-alone", "c-alone"];
const TITLES = ["Guide", "One", "Two", "Three", "Four"];
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
};

test("at random: never blank, text never replaced by an error, at most one reload, fresh within one navigation", async ({
  browser,
  site,
  baseURL,
}) => {
  test.setTimeout(120_000 + SEQUENCES * 30_000);
  console.log(`random sequences: RANDOM_SEED=${SEED}`);
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), serviceWorkers: "allow" });
  context.setDefaultTimeout(20_000);
  let steps = 0;
  try {
    for (let sequence = 0; sequence < SEQUENCES; sequence++) {
      const random = randomOf(SEED + sequence);
      const world = await begin(context, site);
      for (let step = 0; step < STEPS; step++) {
        await take(pick(ACTIONS, random), world, random).catch((error: unknown) => {
          throw new Error(`RANDOM_SEED=${SEED + sequence}: ${world.log.join(", ")}\n${String(error)}`, {
            cause: error,
          });
        });
        steps++;
      }
      await finish(world);
    }
  } finally {
    await context.close();
    console.log(`random sequences: ${steps} steps in ${SEQUENCES} sequences`);
  }
  expect(steps).toBe(SEQUENCES * STEPS);
});

async function begin(context: BrowserContext, site: DeployedSite): Promise<World> {
  await context.setOffline(false);
  await site.deploy("a");
  const page = await context.newPage();
  await openWithWorker(page, "/guide/");
  return { context, page, site, build: "a", isOffline: false, log: [] };
}

async function finish({ context, page, site }: World): Promise<void> {
  await context.setOffline(false);
  await site.deploy("a");
  await reload(page);
  await expectFresh(page, "a");
  for (const other of context.pages()) await other.close();
}

async function take(action: Action, world: World, random: () => number): Promise<void> {
  const { context, site } = world;
  world.log.push(action);
  if (action === "deploy") {
    world.build = pick(BUILDS, random);
    world.log.push(world.build);
    await site.deploy(world.build);
  } else if (action === "offline" || action === "online") {
    world.isOffline = action === "offline";
    await context.setOffline(world.isOffline);
    await settle(world.page);
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
  } else {
    await move(action, world, random);
  }
  await expectReadable(world.page);
}

/** Some entry of some cache is gone. */
async function evict(page: Page, random: () => number): Promise<void> {
  await page.evaluate(async (share) => {
    const names = await caches.keys();
    const name = names[Math.floor(share * names.length)];
    if (name === undefined) return;
    const cache = await caches.open(name);
    const keys = await cache.keys();
    const key = keys[Math.floor(share * keys.length * 7) % Math.max(keys.length, 1)];
    if (key !== undefined) await cache.delete(key);
  }, random());
}

async function move(action: "click" | "reload" | "back", world: World, random: () => number): Promise<void> {
  const { page, build, isOffline, log } = world;
  let documents = 0;
  const count = (request: { isNavigationRequest: () => boolean }) => {
    if (request.isNavigationRequest()) documents++;
  };
  page.on("request", count);
  const before = await textOf(page);
  if (action === "reload") {
    await reload(page);
    if (!isOffline) await expectFresh(page, build);
  } else if (action === "back") {
    const canGoBack = await page.evaluate(() => Reflect.get(window, "navigation").canGoBack);
    if (canGoBack) await page.goBack();
  } else {
    const title = pick(TITLES, random);
    log.push(title);
    const link = page
      .getByRole("main")
      .getByRole("link", { name: new RegExp(`^(?:To )?${title}$`) })
      .first();
    if ((await link.count()) > 0) {
      await link.click();
      await settle(page);
      const text = await textOf(page);
      // The page that was asked for, or the one that was there with a word on what happened.
      const isThere = text.includes(`${title} of build`);
      const stayed = text === before && (await page.getByText("Error loading content.").count()) > 0;
      const wasOfflineScreen = !before.includes("of build");
      if (!isThere && !stayed && !(isOffline && wasOfflineScreen))
        throw new Error(`'${title}' led to: ${text.slice(0, 200)}`);
      if (!isThere && !isOffline) throw new Error(`'${title}' was not shown although the network is there.`);
    }
  }
  await settle(page);
  page.off("request", count);
  // The one that was asked for, and one reload.
  if (documents > 2) throw new Error(`${documents} documents were loaded.`);
}

/** Until a navigation that began has ended, one way or the other. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.waitForFunction(
    () =>
      Reflect.get(window, "navigation").transition === null &&
      document.querySelector("[role=status][data-state=slow]") === null &&
      document.querySelector("h1") !== null,
  );
}

/** The offline page may be reloading itself: then the browser gives up the first of the two. */
async function reload(page: Page): Promise<void> {
  await page.reload().catch(async () => {
    await page.waitForLoadState();
    await page.reload();
  });
}

async function textOf(page: Page): Promise<string> {
  return (await page.getByRole("main").textContent()) ?? "";
}

/** Neither blank nor the browser's own error. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
  expect((await textOf(page)).length).toBeGreaterThan(40);
}

async function expectFresh(page: Page, build: BuildName): Promise<void> {
  await expect(page.getByRole("article")).toContainText(`of build ${build[0]}.`);
}

function pick<T>(values: readonly T[], random: () => number): T {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error("Nothing to pick from.");
  return value;
}

/** Mulberry32: the same numbers for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
