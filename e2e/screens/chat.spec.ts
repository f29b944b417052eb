import type { Page } from "@playwright/test";
import { expect, openAwake, requestsOf, test } from "../fixtures.ts";

const WIDGET = "https://sidecar.gitter.im/**";
/** Does what the real widget does: says that it runs, and opens when it is told to. */
const SCRIPT = `
  const chat = { toggleChat: (open) => { document.documentElement.dataset.chat = open + " " + gitter.chat.options.room; } };
  setTimeout(() => document.dispatchEvent(new CustomEvent("gitter-sidecar-instance-started", { detail: { chat } })), 50);
`;

function button(page: Page) {
  return page.getByRole("button", { name: "Chat", exact: true });
}

function plainLink(page: Page) {
  return page.getByRole("status").filter({ hasText: "The chat could not be loaded here." }).getByRole("link");
}

test("before the click nothing of a third party is loaded, on any screen", async ({ page }) => {
  const requests = requestsOf(page);
  for (const url of ["/", "/concepts/", "/vote/", "/starter-kits/"]) {
    await openAwake(page, url);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForLoadState("networkidle");
  }
  const own = new URL(page.url()).host;
  expect(requests.length).toBeGreaterThan(8);
  expect(requests.map((request) => new URL(request.url()).host).filter((host) => host !== own)).toEqual([]);
});

test("a click loads the widget once, for the main repository's room, and opens it", async ({ page }) => {
  let asked = 0;
  await page.route(WIDGET, async (route) => {
    asked++;
    await route.fulfill({ contentType: "text/javascript", body: SCRIPT });
  });
  await openAwake(page, "/concepts/");
  await button(page).click();
  await expect(page.locator("html")).toHaveAttribute("data-chat", "true webpack/webpack");
  await page.evaluate(() => document.documentElement.removeAttribute("data-chat"));
  await button(page).click();
  await expect(page.locator("html")).toHaveAttribute("data-chat", "true webpack/webpack");
  expect(asked).toBe(1);
});

test("a widget that is blocked ends in a plain link, said in words", async ({ page, consoleProblems }) => {
  await page.route(WIDGET, (route) => route.abort("blockedbyclient"));
  await openAwake(page, "/concepts/");
  await button(page).click();
  await expect(plainLink(page)).toHaveAttribute("href", /^https:\/\/gitter\.im\/webpack\/webpack/);
  await expect(button(page)).toHaveCount(0);
  for (const problem of consoleProblems.splice(0)) expect(problem).toContain("Failed to load resource");
});

for (const [name, body] of [
  ["does not come", undefined],
  ["comes and never starts", "/* nothing */"],
] as const) {
  test(`a widget that ${name} ends in a plain link after eight seconds`, async ({ page }) => {
    await page.route(WIDGET, async (route) => {
      if (body !== undefined) await route.fulfill({ contentType: "text/javascript", body });
    });
    await page.clock.install();
    await openAwake(page, "/concepts/");
    const asked = page.waitForRequest(WIDGET);
    await button(page).click();
    await asked;
    await expect(button(page)).toHaveAttribute("aria-busy", "true");
    await expect(plainLink(page)).toHaveCount(0);
    await page.clock.fastForward(8000);
    await expect(plainLink(page)).toBeVisible();
  });
}
