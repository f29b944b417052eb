import { expect, openAwake, pagesAmong, requestsOf, test } from "../fixtures.ts";
import { isAwake, untilAwake } from "../until-awake.ts";

for (const url of ["/concepts/loaders/", "/concepts/output/"]) {
  test(`script takes the article of ${url} over as it is: nothing in it is replaced, and nothing added but buttons`, async ({
    page,
  }) => {
    const start = Promise.withResolvers<void>();
    await page.route("**/assets/start*.js", async (route) => {
      await start.promise;
      await route.continue();
    });
    await page.goto(url, { waitUntil: "commit" });
    await page.locator("footer").last().waitFor();
    const nodes = await page.evaluateHandle(() => [...document.querySelectorAll("article, article *")]);
    const changes = await page.evaluateHandle(() => {
      const records: string[] = [];
      const observer = new MutationObserver((list) => {
        for (const { type, target, addedNodes, removedNodes } of list) {
          const unwanted = [...removedNodes, ...[...addedNodes].filter((node) => node.nodeName !== "BUTTON")];
          if (type === "characterData" || unwanted.length > 0)
            records.push(`${type} in ${target.nodeName}: ${unwanted.map((node) => node.nodeName)}`);
        }
      });
      for (const article of document.querySelectorAll("article"))
        observer.observe(article, { childList: true, characterData: true, subtree: true });
      return records;
    });
    start.resolve();
    await untilAwake(page);
    await page.waitForLoadState("networkidle");

    expect(await changes.jsonValue()).toEqual([]);
    expect(await nodes.evaluate((list) => list.length)).toBeGreaterThan(100);
    expect(await nodes.evaluate((list) => list.filter((node) => !node.isConnected).length)).toBe(0);
  });
}

test("the first view asks for no page besides its document", async ({ page }) => {
  const requests = requestsOf(page);
  await openAwake(page, "/concepts/loaders/");
  await page.waitForLoadState("networkidle");
  expect(requests.filter((request) => request.isNavigationRequest())).toHaveLength(1);
  expect(pagesAmong(requests)).toEqual([]);
});

test("the page starts on its own, without any act of the reader", async ({ page }) => {
  await page.goto("/concepts/loaders/");
  await page.waitForFunction(isAwake);
});

test("React comes when the page is used, not before", async ({ page }) => {
  const requests = requestsOf(page);
  const hasCome = () => requests.some((request) => request.url().includes("/assets/react."));
  await page.goto("/concepts/loaders/");
  await page.waitForFunction(isAwake);
  await page.waitForLoadState("networkidle");
  expect(hasCome()).toBe(false);
  await page.mouse.move(100, 100);
  await page.mouse.move(120, 120);
  await expect.poll(hasCome).toBe(true);
});

test("without a sign of use the script waits until the document is drawn, but not where a screen is nothing without it", async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const awake = () => page.evaluate(isAwake);
  await page.goto("/search/");
  await page.clock.runFor(500);
  await expect.poll(awake).toBe(true);

  await page.goto("/concepts/loaders/");
  await page.clock.runFor(500);
  await page.waitForLoadState("networkidle");
  expect(await awake()).toBe(false);
  await page.clock.runFor(2000);
  await expect.poll(awake).toBe(true);
});

test("the first sign of use starts the page before the browser is idle", async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto("/concepts/loaders/");
  await page.waitForLoadState("networkidle");
  const awake = () => page.evaluate(isAwake);
  expect(await awake()).toBe(false);
  await page.keyboard.press("Tab");
  await expect.poll(awake).toBe(true);
});

test("a button that is pressed before its script has come does what it says as soon as it has", async ({ page }) => {
  const arrival = Promise.withResolvers<void>();
  await page.route("**/assets/start*.js", async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto("/concepts/loaders/");
  const button = page.getByRole("button", { name: "Headings of Output" });
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "false");
  arrival.resolve();
  await expect(button).toHaveAttribute("aria-expanded", "true");
});
