import type { Locator, Page } from "@playwright/test";
import { ASSETS, MODULES } from "../../site/components/hero/bundled-files.ts";
import { pagesOfDist } from "../dist.ts";
import { expect, expectPage, openHydrated, requestsOf, setTextSize, test } from "../fixtures.ts";
import { strings } from "../strings.ts";
import { isHydrated } from "../until-hydrated.ts";
import { readText } from "./read-data.ts";

function wordAt(place: number): string {
  return strings.components.hero.words[place] ?? "";
}

/** Opens the page with its clock paused as soon as the heading has hydrated. */
async function openStill(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto("/");
  // The page's script is loaded a frame and a task after the first paint.
  await page.clock.runFor(20);
  await page.waitForFunction(isHydrated);
  // React runs effects in a separate task after that.
  await page.waitForTimeout(300);
}

function wordOf(page: Page): Locator {
  return page.getByRole("heading", { level: 1 }).locator("[aria-hidden] [data-current]");
}

/** Returns the cube's rotation about its vertical axis in degrees, once it's at rest. */
async function turnOf(page: Page): Promise<number> {
  return cubeOf(page).evaluate(async (cube) => {
    await Promise.all(cube.getAnimations().map((animation) => animation.finished));
    const { m11, m31 } = new DOMMatrix(getComputedStyle(cube).transform);
    return Math.round((Math.atan2(m31, m11) * 180) / Math.PI + 360) % 360;
  });
}

function cubeOf(page: Page): Locator {
  return page.locator("main [aria-hidden=true] > div").first();
}

test("every 5000 ms, the heading's word changes and the cube turns by 90 degrees", async ({ page }) => {
  await openStill(page);
  const first = await turnOf(page);
  const expectTurn = async (turns: number) => {
    await expect(wordOf(page)).toHaveText(wordAt(turns % strings.components.hero.words.length));
    expect(await turnOf(page)).toBe((first + turns * 90) % 360);
  };
  for (const turns of [0, 1, 2, 3]) {
    await expectTurn(turns);
    await page.clock.runFor(4999);
    await expectTurn(turns);
    await page.clock.runFor(1);
  }
  await expectTurn(4);
});

test("the words' box fits the widest word at any text size, and no word overlaps the cube", async ({ page }) => {
  for (const width of [320, 390, 820, 1024, 1440]) {
    for (const size of [16, 24]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/");
      await setTextSize(page, `${size}px`);
      const { box, widths, right } = await page.locator("h1 [aria-hidden] > span").evaluate((element) => {
        const range = document.createRange();
        const rects = [...element.children].map((word) => {
          range.selectNodeContents(word);
          return range.getBoundingClientRect();
        });
        const { width, right, bottom } = element.getBoundingClientRect();
        return {
          box: { width, right, bottom },
          widths: rects.map((rect) => rect.width),
          right: Math.max(...rects.map((rect) => rect.right)),
        };
      });
      const at = `${width} px, text of ${size} px`;
      expect(widths, at).toHaveLength(4);
      expect(box.right, at).toBeGreaterThan(right - 1);
      // On narrow screens the words have their own line.
      if (width > 640) expect(box.width, at).toBeLessThan(Math.max(...widths) + 1);
      expect(right, at).toBeLessThanOrEqual(width);
      const cube = await cubeOf(page).boundingBox();
      if (cube !== null && cube.y < box.bottom) expect(right, at).toBeLessThan(cube.x);
    }
  }
});

test("each word of the heading lights the files that it refers to, going in and coming out", async ({ page }) => {
  await openStill(page);
  const lit = page.getByRole("img", { name: strings.components.hero.picture }).locator("li[data-active]");
  await expect(lit).toHaveCount(MODULES.length + ASSETS.length);
  for (const files of [
    ["app.ts", "price.js", "cart.ts", "app.js", "cart.js"],
    ["logo.svg", "logo.svg"],
    ["page.css", "app.css"],
  ]) {
    await page.clock.runFor(5000);
    await expect(lit).toHaveText(files);
  }
});

test("assistive technology gets one stable heading with all words", async ({ page }) => {
  await openStill(page);
  const heading = page.getByRole("heading", {
    level: 1,
    name: strings.components.hero.whole,
    exact: true,
  });
  await expect(heading).toBeVisible();
  await page.clock.runFor(5000);
  await expect(heading).toBeVisible();
});

test("the cube is 120 px deep", async ({ page }) => {
  await openHydrated(page, "/");
  const faces = await cubeOf(page).evaluate((cube) => {
    const outer = [...cube.children].filter((face) => face.children.length === 0);
    return outer.map((face) => {
      const { m41, m42, m43 } = new DOMMatrix(getComputedStyle(face).transform);
      return [getComputedStyle(face).width, getComputedStyle(face).height, Math.round(Math.hypot(m41, m42, m43))];
    });
  });
  expect(faces).toEqual(Array(6).fill(["120px", "120px", 60]));
});

test("nothing moves before the first turn", async ({ page }) => {
  await page.addInitScript(
    "globalThis.moved = []; addEventListener('animationstart', ({ animationName }) => moved.push(animationName));",
  );
  await openStill(page);
  expect(await page.evaluate<string[]>("moved")).toEqual([]);
  await page.clock.runFor(5000);
  await expect.poll(() => page.evaluate<string[]>("moved")).not.toEqual([]);
});

test("reduced motion keeps the word and the cube still", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openStill(page);
  const before = await turnOf(page);
  await page.clock.runFor(21_000);
  await expect(wordOf(page)).toHaveText(wordAt(0));
  expect(await turnOf(page)).toBe(before);
  const moving = await page.evaluate(() => document.getAnimations().filter(({ effect }) => effect !== null).length);
  expect(moving, "animations of the picture").toBe(0);
});

test("turning on reduced motion stops the animation immediately", async ({ page }) => {
  await openStill(page);
  await page.clock.runFor(5000);
  await expect(wordOf(page)).toHaveText(wordAt(1));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.runFor(11_000);
  await expect(wordOf(page)).toHaveText(wordAt(1));
});

test("the animation pauses off screen and resumes in view", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await openStill(page);
  const first = await turnOf(page);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(wordOf(page)).not.toBeInViewport();
  await page.waitForTimeout(200);
  await page.clock.runFor(21_000);
  await expect(wordOf(page)).toHaveText(wordAt(0));
  expect(await turnOf(page)).toBe(first);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(wordOf(page)).toBeInViewport();
  await page.waitForTimeout(200);
  await page.clock.runFor(5000);
  await expect(wordOf(page)).toHaveText(wordAt(1));
});

test("the text's two halves sit side by side, or stack when there's no room", async ({ page }) => {
  await openHydrated(page, "/");
  const write = page.getByRole("heading", { name: "Write your code" });
  const bundle = page.getByRole("heading", { name: "Bundle it" });
  const [left, right] = [await write.boundingBox(), await bundle.boundingBox()];
  expect(right?.y).toBe(left?.y);
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + 300);
  await page.setViewportSize({ width: 390, height: 844 });
  const [upper, lower] = [await write.boundingBox(), await bundle.boundingBox()];
  expect(lower?.x).toBe(upper?.x);
  expect(lower?.y).toBeGreaterThan((upper?.y ?? 0) + 100);
});

/** The example's tabs, each with its file and the start of its output. */
const WAYS = [
  { tab: "import", file: "src/index.js", begins: "$ npx webpack --mode=production" },
  { tab: "import()", file: "src/lazy.js", begins: "$ npx webpack ./src/lazy.js --mode=production" },
  { tab: "TypeScript", file: "src/typed.ts", begins: "asset main.js 58 bytes" },
  { tab: "CSS", file: "src/styled.js", begins: "$ npx webpack ./src/styled.js --mode=production" },
  { tab: "Development", file: "src/index.js", begins: "$ npx webpack --mode=development" },
];

test("each tab of the example shows a real project's file and webpack's output for it", async ({ page }) => {
  await openHydrated(page, "/");
  const halves = page.locator(".halves").first();
  const printed = withoutTimes(readText("content/examples/home/output.txt"));
  for (const { tab, file, begins } of WAYS) {
    await halves.getByRole("radio", { name: tab, exact: true }).first().check({ force: true });
    const [source = "", ...others] = await halves.locator("pre:visible").allTextContents();
    expect(source.trim()).toBe(readText(`content/examples/home/${file}`).trim());
    const output = others.find((text) => text.startsWith(begins)) ?? "";
    expect(output, tab).not.toBe("");
    for (const line of output.trim().split("\n")) expect(printed).toContain(withoutTimes(line));
  }
});

test("the top links to the newest post, and 'What's new' lists the newest posts", async ({ page }) => {
  await openHydrated(page, "/");
  const dated = pagesOfDist()
    .map(({ url }) => url)
    .filter((url) => /^\/blog\/\d/.test(url) && !url.includes("roadmap"));
  const newest = dated.sort().reverse().slice(0, 3);
  const links = page.locator("main a[href^='/blog/20']");
  const [first, ...listed] = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(first).toBe(newest[0]);
  expect(listed).toEqual(newest);
});

test("links to Get Started", async ({ page }) => {
  await openHydrated(page, "/");
  await page.getByRole("main").getByRole("link", { name: "Get started" }).click();
  await expectPage(page, { url: "/guides/getting-started/", title: "Getting Started" });
});

test("shows the bundled supporters by rank without requests to other sites", async ({ page }) => {
  const requests = requestsOf(page);
  await openHydrated(page, "/");
  const section = page.getByRole("heading", { name: "Support the Team" });
  await section.scrollIntoViewIfNeeded();
  await expect(page.getByRole("link", { name: /Become a sponsor or backer/ })).toBeVisible();
  const known: { name: string; totalDonations: number }[] = JSON.parse(readText("data/supporters/additional.json"));
  for (const { name, totalDonations } of known) {
    const { gold, silver, bronze, backer } = strings.components.supporters;
    const ranks = totalDonations >= 1_000_000 ? [gold] : totalDonations >= 200_000 ? [silver] : [bronze, backer];
    const regions = ranks.map((rank) => page.getByRole("region", { name: rank }));
    const place = regions.reduce((either, region) => either.or(region)).getByRole("link", { name });
    await place.scrollIntoViewIfNeeded();
    await expect(place).toBeVisible();
  }
  expect(new Set(requests.map((request) => new URL(request.url()).host)).size).toBe(1);
});

function withoutTimes(text: string): string {
  return text.replace(/\d+ ms/g, "0 ms");
}
