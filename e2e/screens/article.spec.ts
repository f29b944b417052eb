import { answerRequests, expect, openHydrated, test } from "../fixtures.ts";
import { strings } from "../strings.ts";

test("a heading shows its link only on hover and on focus", async ({ page }) => {
  await openHydrated(page, "/concepts/output/");
  const link = page.getByRole("heading", { name: "Public path" }).getByRole("link");
  const sign = () => link.evaluate((element) => getComputedStyle(element, "::after").opacity);
  await page.mouse.move(5, 5);
  expect(await sign()).toBe("0");
  await link.hover();
  expect(await sign()).toBe("1");
  await page.mouse.move(5, 5);
  await page.keyboard.press("Tab");
  await link.focus();
  expect(await sign()).toBe("1");
  await expect(link).toHaveAttribute("href", "#public-path");
});

test("a page of this site links to its source for editing", async ({ page }) => {
  await openHydrated(page, "/concepts/output/");
  const edit = page.getByRole("link", { name: strings.page.edit });
  await expect(edit).toHaveAttribute("href", /^https:\/\/github\.com\/.*\/concepts\/output\.mdx$/);
  await expect(page.getByRole("link", { name: strings.page.repository })).toHaveCount(0);
});

test("'Print Document' opens the browser's print dialog", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await openHydrated(page, "/concepts/output/");
  await page.getByRole("button", { name: strings.page.print, exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed");
});

test.describe("with a clipboard", () => {
  test.skip(({ browserName }) => browserName !== "chromium", "Only Chromium grants the clipboard to tests.");
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("copy buttons announce each result once and restore their labels; 'Copy link' keeps the hash", async ({
    page,
  }) => {
    await openHydrated(page, "/concepts/output/#public-path");
    await page.evaluate(() => {
      const region = document.getElementById("announcement");
      const said: string[] = [];
      if (region !== null)
        new MutationObserver(() => {
          if (region.textContent !== "") said.push(region.textContent);
          document.documentElement.dataset["said"] = said.join();
        }).observe(region, { childList: true });
    });
    const { copy, copied, linkCopied } = strings.copying;
    for (const [name, result, said] of [
      [strings.page.copyLink, linkCopied, [linkCopied, linkCopied]],
      [copy, copied, [linkCopied, linkCopied, copied, copied]],
    ] as const) {
      const button = page.getByRole("button", { name, exact: true }).first();
      await button.scrollIntoViewIfNeeded();
      const handle = await button.elementHandle();
      await handle?.click();
      await expect(page.getByRole("button", { name: result, exact: true })).toHaveCount(1);
      await expect(page.locator("#announcement")).toHaveText(result);
      if (result === linkCopied) expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
      await handle?.click();
      await expect(page.getByRole("button", { name: result, exact: true })).toHaveCount(0);
      expect(await handle?.textContent()).toBe(name);
      await expect(page.locator("#announcement")).toBeEmpty();
      await expect(page.locator("html")).toHaveAttribute("data-said", said.join());
    }
  });
});

test("reports a denied clipboard in words", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await openHydrated(page, "/concepts/output/");
  for (const [name, words] of [
    [strings.page.copyLink, strings.copying.linkNotCopied],
    [strings.copying.copy, strings.copying.notCopied],
  ] as const) {
    await page.getByRole("button", { name, exact: true }).first().click();
    await expect(page.locator("#announcement")).toHaveText(words);
  }
});

test.describe("on a phone", () => {
  test.skip(({ browserName }) => browserName === "firefox", "Firefox doesn't emulate phones.");
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the copy button doesn't cover the first line of code", async ({ page }) => {
    let checked = 0;
    for (const url of ["/guides/caching/", "/concepts/loaders/", "/loaders/css-loader/", "/guides/monorepos/"]) {
      await openHydrated(page, url);
      for (const block of await page.locator(".code:not(:has(figcaption)):visible").all()) {
        await block.scrollIntoViewIfNeeded();
        await block.getByRole("button", { name: strings.copying.copy, exact: true }).waitFor();
        checked++;
        expect(await block.evaluate(isFirstLineCovered), `${url}: ${await block.innerText()}`).toBe(false);
      }
    }
    expect(checked).toBeGreaterThan(20);
  });

  test("a wide table fades out only on the sides where it can scroll", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openHydrated(page, "/comparison/");
    const places = page.locator(".prose .table");
    const hidden = () => places.evaluateAll((all) => all.map((each) => each.scrollWidth - each.clientWidth));
    const onDesktop = await hidden();
    await page.setViewportSize({ width: 390, height: 844 });
    const onPhone = await hidden();
    const wide = places.nth(onPhone.findIndex((pixels, place) => pixels > 60 && onDesktop[place] === 0));
    // Off-screen sections don't update.
    const fades = () =>
      wide.evaluate((element) => {
        element.scrollIntoView({ block: "center" });
        const style = getComputedStyle(element);
        const [start, end] = ["--fade-start", "--fade-end"].map((name) =>
          Number.parseInt(style.getPropertyValue(name), 10),
        );
        return { start, end, isMasked: style.maskImage.startsWith("linear-gradient") };
      });
    const scrollTo = (share: number) =>
      wide.evaluate((element, part) => {
        element.scrollLeft = part * (element.scrollWidth - element.clientWidth);
      }, share);
    await expect.poll(fades).toEqual({ start: 0, end: 48, isMasked: true });
    await scrollTo(0.5);
    await expect.poll(fades).toEqual({ start: 48, end: 48, isMasked: true });
    await scrollTo(1);
    await expect.poll(fades).toEqual({ start: 48, end: 0, isMasked: true });
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(fades).toEqual({ start: 0, end: 0, isMasked: true });
  });
});

/** Checks whether visible text of the first line is under the button. Runs in the page. */
function isFirstLineCovered(block: Element): boolean {
  const code = block.querySelector("code");
  const button = block.querySelector("button")?.getBoundingClientRect();
  if (code === null || button === undefined) throw new Error("No code or no button.");
  const range = document.createRange();
  range.selectNodeContents(code);
  const [first] = range.getClientRects();
  const texts = [...range.getClientRects()].filter((rect) => rect.top < (first?.bottom ?? 0) - 2);
  return texts.some(
    ({ left, right, top, bottom }) =>
      right > button.left && left < button.right && bottom > button.top && top < button.bottom,
  );
}

test("no line begins with the comma or period behind inline code", async ({ page }) => {
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page, "/errors/");
    const separated = await page.getByRole("article").evaluate((article) =>
      [...article.querySelectorAll("code")].flatMap((code) => {
        const next = code.nextSibling;
        if (!(next instanceof Text) || !/^[,.;:!?)]/.test(next.data)) return [];
        const sign = document.createRange();
        sign.setStart(next, 0);
        sign.setEnd(next, 1);
        const last = [...code.getClientRects()].at(-1);
        return last !== undefined && sign.getBoundingClientRect().top >= last.bottom ? [code.textContent] : [];
      }),
    );
    expect(separated, `${width} px`).toEqual([]);
  }
});

test("a package's page only has its own list of contributors, with pictures once it's in view", async ({ page }) => {
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><circle cx="45" cy="45" r="45"/></svg>';
  const asked = await answerRequests(page, /\?size=90$|\/avatars\d*\.|\/opencollective\./, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body }),
  );
  await openHydrated(page, "/plugins/html-webpack-plugin/");
  await expect(page.getByRole("article").getByRole("heading", { name: PEOPLE })).toHaveCount(0);
  const people = page.getByRole("region", { name: strings.page.contributors });
  await expect(people.getByRole("listitem")).toHaveText(["JAjantimon"]);
  expect(asked).toEqual([]);
  await people.scrollIntoViewIfNeeded();
  await expect(people.locator("img:visible")).toHaveCount(1);
  expect(asked).toEqual(["https://github.com/jantimon.png?size=90"]);
});

const PEOPLE = /^(?:contributors|maintainers|backers|sponsors)$/i;
