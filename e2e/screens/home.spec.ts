import type { Locator, Page } from "@playwright/test";
import { expect, expectPage, openAwake, requestsOf, test } from "../fixtures.ts";
import { isAwake } from "../until-awake.ts";
import { readText } from "./read-data.ts";

/** The page with its clock standing still from the moment that its heading is alive. */
async function openStill(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto("/");
  await page.keyboard.press("Shift");
  await page.waitForFunction(isAwake);
  // React runs effects in a task of its own after that.
  await page.waitForTimeout(300);
}

function wordOf(page: Page): Locator {
  return page.getByRole("heading", { level: 1 }).locator("[aria-hidden] span");
}

/** Degrees that the cube is turned by about its upright axis, when it has come to rest. */
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

test("the word in the heading changes after 5000 ms, and then every 5000 ms", async ({ page }) => {
  await openStill(page);
  const word = wordOf(page);
  for (const [now, next] of [
    ["assets", "scripts"],
    ["scripts", "images"],
    ["images", "styles"],
    ["styles", "assets"],
  ] as const) {
    await expect(word).toHaveText(now);
    await page.clock.runFor(4999);
    await expect(word).toHaveText(now);
    await page.clock.runFor(1);
    await expect(word).toHaveText(next);
  }
});

test("no word's box is wider than 110 px, and none reaches into the cube or out of the window", async ({ page }) => {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openAwake(page, "/");
    for (const word of ["assets", "scripts", "images", "styles"]) {
      const boxes = await wordOf(page).evaluate((element, text) => {
        element.textContent = text;
        const range = document.createRange();
        range.selectNodeContents(element);
        return { box: element.getBoundingClientRect().width, right: range.getBoundingClientRect().right };
      }, word);
      expect(boxes.box, `${word} at ${width} px`).toBeLessThanOrEqual(110);
      expect(boxes.box).toBeGreaterThan(0);
      expect(boxes.right, `${word} at ${width} px`).toBeLessThanOrEqual(width);
      const cube = await cubeOf(page).boundingBox();
      const line = await wordOf(page).boundingBox();
      const beside = (cube?.y ?? 0) < (line?.y ?? 0) + (line?.height ?? 0);
      if (beside) expect(boxes.right, `${word} at ${width} px`).toBeLessThan(cube?.x ?? 0);
    }
  }
});

test("assistive technology hears one heading with all words, which does not change", async ({ page }) => {
  await openStill(page);
  const heading = page.getByRole("heading", {
    level: 1,
    name: "Bundle your assets, scripts, images and styles",
    exact: true,
  });
  await expect(heading).toBeVisible();
  await page.clock.runFor(5000);
  await expect(heading).toBeVisible();
});

test("the cube is 120 px deep", async ({ page }) => {
  await openAwake(page, "/");
  const faces = await cubeOf(page).evaluate((cube) => {
    const outer = [...cube.children].filter((face) => face.children.length === 0);
    return outer.map((face) => {
      const { m41, m42, m43 } = new DOMMatrix(getComputedStyle(face).transform);
      return [getComputedStyle(face).width, getComputedStyle(face).height, Math.round(Math.hypot(m41, m42, m43))];
    });
  });
  expect(faces).toEqual(Array(6).fill(["120px", "120px", 60]));
});

test("the cube turns by 90 degrees every 5000 ms", async ({ page }) => {
  await openStill(page);
  const first = await turnOf(page);
  for (const turns of [1, 2, 3, 4]) {
    await page.clock.runFor(4999);
    expect(await turnOf(page)).toBe((first + (turns - 1) * 90) % 360);
    await page.clock.runFor(1);
    expect(await turnOf(page)).toBe((first + turns * 90) % 360);
  }
});

test("under reduced motion neither the word nor the cube ever moves", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openStill(page);
  const before = await turnOf(page);
  await page.clock.runFor(21_000);
  await expect(wordOf(page)).toHaveText("assets");
  expect(await turnOf(page)).toBe(before);
});

test("motion stops at once when the reader asks for less of it", async ({ page }) => {
  await openStill(page);
  await page.clock.runFor(5000);
  await expect(wordOf(page)).toHaveText("scripts");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.runFor(11_000);
  await expect(wordOf(page)).toHaveText("scripts");
});

test("off screen nothing moves; back in view it goes on", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await openStill(page);
  const first = await turnOf(page);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(wordOf(page)).not.toBeInViewport();
  await page.waitForTimeout(200);
  await page.clock.runFor(21_000);
  await expect(wordOf(page)).toHaveText("assets");
  expect(await turnOf(page)).toBe(first);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(wordOf(page)).toBeInViewport();
  await page.waitForTimeout(200);
  await page.clock.runFor(5000);
  await expect(wordOf(page)).toHaveText("scripts");
});

test("the text is two halves, side by side where there is room and one above the other where not", async ({ page }) => {
  await openAwake(page, "/");
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

test("the halves show the files of a real project, the command, and what it printed", async ({ page }) => {
  await openAwake(page, "/");
  for (const file of ["src/index.js", "src/greet.js"]) {
    const code = page
      .locator("figure")
      .filter({ has: page.getByText(file, { exact: true }) })
      .locator("code");
    expect((await code.textContent())?.trim()).toBe(readText(`content/examples/home/${file}`).trim());
  }
  const shown = (await page.locator("figure[data-output] code").textContent()) ?? "";
  const lines = shown.trim().split("\n");
  expect(lines[0]).toMatch(/^\$ npx webpack/);
  const printed = withoutTimes(readText("content/examples/home/output.txt"));
  for (const line of lines) expect(printed).toContain(withoutTimes(line));
});

test("a link leads to get started", async ({ page }) => {
  await openAwake(page, "/");
  await page.getByRole("main").getByRole("link", { name: "Get started" }).click();
  await expectPage(page, { url: "/guides/getting-started/", title: "Getting Started" });
});

test("as long as nobody was fetched there is no rank of supporters, and the section says how to support", async ({
  page,
}) => {
  test.skip(readText("data/supporters/latest.json").trim() !== "[]", "supporters were fetched");
  const requests = requestsOf(page);
  await openAwake(page, "/");
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("heading", { name: "Support the Team" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: /Open Collective/ })).toHaveAttribute(
    "href",
    /opencollective\.com\/webpack/,
  );
  await expect(page.getByRole("heading", { name: /sponsors|Backers|Latest supporters/ })).toHaveCount(0);
  expect(new Set(requests.map((request) => new URL(request.url()).host)).size).toBe(1);
});

function withoutTimes(text: string): string {
  return text.replace(/\d+ ms/g, "0 ms");
}
