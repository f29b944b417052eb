import type { Locator, Page } from "@playwright/test";
import {
  contents,
  documentsAmong,
  expect,
  expectPage,
  holdBack,
  openHydrated,
  refuseStorage,
  requestsOf,
  sidebar,
  sidebarLink,
  test,
  withoutScript,
} from "../fixtures.ts";
import { strings } from "../strings.ts";
import { untilHydrated } from "../until-hydrated.ts";

test.use({ expectedProblems: /Failed to load resource|Hydration|hydrat|React error/ });

test("links load documents when the script fails to load", async ({ page }) => {
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/assets/main."));
  await page.route("**/assets/main.*.js", (route) => route.abort());
  await page.goto("/concepts/loaders/");
  await failed;
  await expect(page.getByRole("article")).toContainText("A loader is a function");
  const requests = requestsOf(page);
  await sidebarLink(page, "Output").click();
  await expectPage(page, { url: "/concepts/output/", title: "Output" });
  expect(documentsAmong(requests)).toEqual(["/concepts/output/"]);
});

test("a browser without the Navigation API loads documents", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "navigation");
  });
  await openHydrated(page, "/concepts/loaders/");
  expect(await page.evaluate(() => "navigation" in window)).toBe(false);
  const requests = requestsOf(page);
  await sidebarLink(page, "Output").click();
  await expectPage(page, { url: "/concepts/output/", title: "Output" });
  expect(documentsAmong(requests)).toEqual(["/concepts/output/"]);
  await page.goBack();
  await expectPage(page, { url: "/concepts/loaders/", title: "Loaders" });
});

test("a browser without popovers uses the search page", async ({ page }) => {
  await takePopovers(page);
  await openHydrated(page, "/concepts/loaders/");
  await page.keyboard.press("/");
  await expect(page).toHaveURL("/search/");
  await page.getByRole("main").getByRole("searchbox").fill("SplitChunksPlugin");
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /SplitChunksPlugin/ })
      .first(),
  ).toBeVisible();
});

test("a browser without popovers shows a phone's menu below the text and hides unusable lists", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await takePopovers(page);
  await changeStyles(page, (css) => css.replaceAll("selector(:popover-open)", "selector(:unknown)"));
  await page.route("**/concepts/loaders/", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('popover="auto"', "") });
  });
  await openHydrated(page, "/concepts/loaders/");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  for (const name of [strings.shell.openMenu, strings.theme.name, strings.shell.version("v5"), strings.shell.language])
    await expect(page.getByRole("button", { name }), name).toBeHidden();
  for (const id of ["theme-menu", "version-menu", "language-menu"])
    await expect(page.locator(`#${id}`), id).toBeHidden();
  await sidebarLink(page, "Output").click();
  await expectPage(page, { url: "/concepts/output/", title: "Output" });
});

test("a browser without light-dark() shows text, lines and the header in system colors", async ({ page }) => {
  await changeStyles(page, (css) => css.replaceAll("light-dark(", "unknown("));
  for (const [colorScheme, surface, text] of [
    ["light", "rgb(255, 255, 255)", "rgb(0, 0, 0)"],
    ["dark", "rgb(18, 18, 18)", "rgb(255, 255, 255)"],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await openHydrated(page, "/concepts/");
    await expect(page.getByRole("banner")).toHaveCSS("background-color", surface);
    await expect(page.getByRole("article")).toHaveCSS("color", text);
    await expect(page.locator(".diagram .box-accent").first()).toHaveCSS("fill", surface);
  }
});

test("a browser without scroll anchoring keeps text, headings and marks in place", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "navigation");
  });
  await changeStyles(
    page,
    (css) => `${css.replaceAll("(overflow-anchor:auto)", "(overflow-anchor:unknown)")} * { overflow-anchor: none }`,
  );
  await openHydrated(page, "/configuration/module-parser/");
  const headings = page.locator("article [class^=rows-] > :is(h2, h3)[id]");
  const read = headings.nth(40);
  await read.evaluate((heading) => heading.scrollIntoView());
  await expectToStay(read);
  const chosen = headings.nth(-30);
  const link = contents(page).locator(`a[href="#${await chosen.getAttribute("id")}"]`);
  await link.evaluate((element: HTMLElement) => element.click());
  await expectToStay(chosen);
  await openHydrated(page, page.url());
  await expectToStay(contents(page).locator("[aria-current=location]"));
});

test("a browser without anchor positioning opens a menu below its button, which keeps its clicks", async ({ page }) => {
  await changeStyles(page, (css) => css.replaceAll(/@supports\s*\(anchor-scope/g, "@supports (no-anchor-scope"));
  await openHydrated(page, "/concepts/loaders/");
  const button = page.getByRole("button", { name: strings.shell.version("v5") });
  const link = page.getByRole("link", { name: "webpack 5", exact: true });
  for (const scroll of [0, 400]) {
    await page.evaluate((top) => window.scrollTo(0, top), scroll);
    await button.hover();
    await expect(link).toBeVisible();
    const list = await page.locator("#version-menu").boundingBox();
    const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(Math.abs((list?.y ?? 0) - y - height)).toBeLessThan(2);
    await button.click();
    await expect(link).toBeVisible();
    await page.mouse.move(600, 700);
    await expect(link).toBeHidden();
  }
});

async function takePopovers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
}

async function changeStyles(page: Page, change: (css: string) => string): Promise<void> {
  await page.route("**/assets/styles.*.css", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

/** Observes for longer than the browser takes to determine some sections' heights. */
async function expectToStay(heading: Locator): Promise<void> {
  const tops: number[] = [];
  for (let look = 0; look < 8; look++) {
    tops.push(await heading.evaluate((element) => Math.round(element.getBoundingClientRect().top)));
    await heading.page().waitForTimeout(200);
  }
  expect(new Set(tops).size, `tops of the heading: ${tops}`).toBe(1);
  await expect(heading).toBeInViewport();
}

test("themes and tabs work until the page closes in a browser that denies storage", async ({ page }) => {
  await refuseStorage(page);
  await page.emulateMedia({ colorScheme: "light" });
  await openHydrated(page, "/guides/getting-started/");
  await page.getByRole("button", { name: strings.theme.name }).click();
  await page.getByRole("radio", { name: strings.theme.dark }).check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.keyboard.press("Escape");
  const tabs = page.getByRole("group", { name: strings.article.packageManager });
  await tabs.first().getByRole("radio", { name: "pnpm" }).check();
  await expect(tabs.last().getByRole("radio", { name: "pnpm" })).toBeChecked();
});

for (const [key, value] of [
  ["tabs", "{broken"],
  ["tabs", '{"a":1}'],
  ["theme", "<script>"],
] as const) {
  test(`ignores the stored value '${value}' for ${key}`, async ({ page }) => {
    await page.addInitScript(([name, text]) => localStorage.setItem(name, text), [key, value] as const);
    await openHydrated(page, "/guides/getting-started/");
    await expect(
      page
        .getByRole("group", { name: strings.article.packageManager })
        .first()
        .getByRole("radio", { name: "npm", exact: true }),
    ).toBeChecked();
    await expect(page.locator("html")).not.toHaveAttribute("data-theme");
  });
}

withoutScript("without script, the page has its text, styles and navigation, and its links work", async ({ page }) => {
  await page.goto("/concepts/loaders/");
  await expect(page.getByRole("article")).toContainText("A loader is a function");
  for (const name of [
    strings.shell.main,
    strings.shell.sections,
    strings.shell.pages,
    strings.page.breadcrumb,
    strings.page.previousAndNext,
    strings.shell.contents,
    strings.footer.name,
  ]) {
    await expect(page.getByRole("navigation", { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole("article").locator("pre").first()).toHaveCSS("font-family", /mono/);
  await expect(page.getByRole("banner")).toHaveCSS("position", "sticky");

  await page
    .getByRole("navigation", { name: strings.page.previousAndNext })
    .getByRole("link", { name: strings.page.next })
    .click();
  await expectPage(page, { url: "/concepts/plugins/", title: "Plugins" });
  await sidebarLink(page, "Output").click();
  await expectPage(page, { url: "/concepts/output/", title: "Output" });
  await contents(page).getByRole("link", { name: "Public path" }).click();
  await expect(page.getByRole("heading", { name: "Public path" })).toBeInViewport();
});

withoutScript("without script, the theme follows the system", async ({ page }) => {
  await page.goto("/concepts/loaders/");
  for (const [colorScheme, color] of [
    ["light", "rgb(255, 255, 255)"],
    ["dark", "rgb(21, 24, 29)"],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator("body")).toHaveCSS("background-color", color);
  }
});

test("a page changed by an extension or translation before hydration keeps its text and works", async ({ page }) => {
  const release = await holdBack(page, "**/assets/main.*.js");
  await page.goto("/concepts/loaders/", { waitUntil: "commit" });
  await page.locator("body > #frame").waitFor({ state: "attached" });
  const text = await page.getByRole("article").textContent();
  await page.evaluate(() => {
    for (const link of document.querySelectorAll("nav a")) {
      const font = document.createElement("font");
      font.append(...link.childNodes);
      link.append(font);
    }
    document.querySelector("header")?.prepend(document.createElement("div"));
  });
  release();
  await untilHydrated(page);
  expect(await page.getByRole("article").textContent()).toBe(text);
  await sidebar(page).getByRole("link", { name: "Output" }).click();
  await expectPage(page, { url: "/concepts/output/", title: "Output" });
});
