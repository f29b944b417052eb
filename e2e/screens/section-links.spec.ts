import type { Locator, Page } from "@playwright/test";
import { expect, openHydrated, test } from "../fixtures.ts";
import { strings } from "../strings.ts";

const PAGE = "/concepts/output/";
const ID = "public-path";

const heading = (page: Page) => page.locator(`#${ID}`);
const button = (page: Page) => page.getByRole("button", { name: strings.copying.copySectionLink });
const drawing = (page: Page) => button(page).locator("path").getAttribute("d");

async function expectLarge(target: Locator): Promise<void> {
  const box = await target.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(24);
  expect(box?.height).toBeGreaterThanOrEqual(24);
}

/** Expects the button in the last line of its heading's text, where the text ends. */
async function expectBehindText(page: Page): Promise<void> {
  const [gap, height, offset] = await button(page).evaluate((element) => {
    const last = [...(element.parentElement?.querySelector("a")?.getClientRects() ?? [])].at(-1) ?? new DOMRect();
    const own = element.getBoundingClientRect();
    return [own.left - last.right, last.height, own.top + own.height / 2 - (last.top + last.height / 2)];
  });
  expect(Math.abs(gap ?? 99)).toBeLessThan(24);
  expect(Math.abs(offset ?? 99)).toBeLessThan((height ?? 0) / 2);
}

test.describe("with a clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("a heading under the pointer offers to copy its link, and announces it for a moment", async ({ page }) => {
    await openHydrated(page, PAGE);
    // Positions in the page depend on what was laid out before.
    const heightOf = () =>
      heading(page).evaluate((element) => {
        const next = element.nextElementSibling?.getBoundingClientRect().top ?? 0;
        return next - element.getBoundingClientRect().top;
      });
    await heading(page).scrollIntoViewIfNeeded();
    const before = await heightOf();
    await heading(page).hover();
    await expect(button(page)).toHaveCSS("opacity", "1");
    await expectLarge(button(page));
    expect(await heightOf()).toBe(before);
    await expectBehindText(page);
    const link = await drawing(page);
    await button(page).click();
    await expect(page.locator("#announcement")).toHaveText(strings.copying.linkCopied);
    expect(await drawing(page)).not.toBe(link);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(`${PAGE}#${ID}`, page.url()).href);
    await expect(page.locator("#announcement")).toHaveText("");
    expect(await drawing(page)).toBe(link);
    await expect(page).toHaveURL(PAGE);
  });

  test("Tab leads from a heading's link to its button, which stays while it's in use", async ({ page }) => {
    await openHydrated(page, PAGE);
    await heading(page).getByRole("link").focus();
    await page.keyboard.press("Tab");
    await expect(button(page)).toBeFocused();
    await expect(button(page)).toHaveCSS("opacity", "1");
    await page.getByRole("heading", { level: 2 }).first().hover();
    await expect(heading(page).getByRole("button")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("#announcement")).toHaveText(strings.copying.linkCopied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${PAGE}#${ID}`);
  });
});

test("reports a denied clipboard in words", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await openHydrated(page, PAGE);
  await heading(page).hover();
  await button(page).click();
  await expect(page.locator("#announcement")).toHaveText(strings.copying.sectionLinkNotCopied);
});

test("a page has one button at most, and a focused heading keeps its name", async ({ page, request }) => {
  expect(await (await request.get(PAGE)).text()).not.toContain("copy-section");
  await openHydrated(page, `${PAGE}#${ID}`);
  await heading(page).focus();
  await expect(button(page)).toHaveCount(0);
  for (const title of await page.locator(".prose h2[id]").all()) await title.hover();
  await expect(button(page)).toHaveCount(1);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a tap on a heading shows a button that is large enough and fits", async ({ page }) => {
    for (const [url, id] of [
      [PAGE, ID],
      // Its name is longer than a line.
      ["/configuration/output/", "outputdevtoolfallbackmodulefilenametemplate"],
    ] as const) {
      await openHydrated(page, url);
      const title = page.locator(`#${id}`);
      await title.getByRole("link").tap();
      await expect(button(page)).toHaveCSS("opacity", "1");
      await expectLarge(button(page));
      await expectBehindText(page);
      const box = await button(page).boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
  });
});
