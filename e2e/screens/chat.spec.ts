import type { Page } from "@playwright/test";
import { answerRequests, expect, openHydrated, requestsOf, test } from "../fixtures.ts";
import { strings, textOf } from "../strings.ts";

test.use({ expectedProblems: /Failed to load resource/ });

const WIDGET = "https://sidecar.gitter.im/**";
/** Imitates the real widget: reports that it runs, and opens on request. */
const SCRIPT = `
  const chat = { toggleChat: (open) => { document.documentElement.dataset.chat = open + " " + gitter.chat.options.room; } };
  setTimeout(() => document.dispatchEvent(new CustomEvent("gitter-sidecar-instance-started", { detail: { chat } })), 50);
`;

function button(page: Page) {
  const opening = page.getByRole("button", { name: strings.chat.opening });
  return page.getByRole("button", { name: strings.chat.open }).or(opening);
}

function plainLink(page: Page) {
  return page
    .getByRole("status")
    .filter({ hasText: textOf(strings.chat.failed((words) => words)) })
    .getByRole("link");
}

test("loads nothing from third parties before the click, on any screen", async ({ page }) => {
  const requests = requestsOf(page);
  for (const url of ["/", "/concepts/", "/vote/", "/starter-kits/"]) {
    await openHydrated(page, url);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForLoadState("networkidle");
  }
  const own = new URL(page.url()).host;
  expect(requests.length).toBeGreaterThan(8);
  expect(requests.map((request) => new URL(request.url()).host).filter((host) => host !== own)).toEqual([]);
});

test("a click loads the widget once for the main repository's room and opens it", async ({ page }) => {
  const answer = { contentType: "text/javascript", body: SCRIPT };
  const asked = await answerRequests(page, WIDGET, (route) => route.fulfill(answer));
  await openHydrated(page, "/concepts/");
  await button(page).click();
  await expect(page.locator("html")).toHaveAttribute("data-chat", "true webpack/webpack");
  await page.evaluate(() => document.documentElement.removeAttribute("data-chat"));
  await button(page).click();
  await expect(page.locator("html")).toHaveAttribute("data-chat", "true webpack/webpack");
  expect(asked).toHaveLength(1);
});

test("explains a blocked widget and replaces it with a plain link", async ({ page }) => {
  await page.route(WIDGET, (route) => route.abort("blockedbyclient"));
  await openHydrated(page, "/concepts/");
  await button(page).click();
  await expect(plainLink(page)).toHaveAttribute("href", /^https:\/\/gitter\.im\/webpack\/webpack/);
  await expect(button(page)).toHaveCount(0);
});

for (const [name, body] of [
  ["does not come", undefined],
  ["comes and never starts", "/* nothing */"],
] as const) {
  test(`a widget that ${name} becomes a plain link after eight seconds`, async ({ page }) => {
    await page.route(WIDGET, async (route) => {
      if (body !== undefined) await route.fulfill({ contentType: "text/javascript", body });
    });
    await page.clock.install();
    await openHydrated(page, "/concepts/");
    const asked = page.waitForRequest(WIDGET);
    await button(page).click();
    await asked;
    await expect(button(page)).toHaveAttribute("aria-busy", "true");
    await expect(plainLink(page)).toHaveCount(0);
    await page.clock.fastForward(8000);
    await expect(plainLink(page)).toBeVisible();
  });
}
