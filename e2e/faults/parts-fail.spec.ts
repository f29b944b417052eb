import type { Page } from "@playwright/test";
import { expect, expectPage, openHydrated, sidebarLink, test } from "../fixtures.ts";
import { editor, playground, SOON, show, terminal } from "../screens/playground-page.ts";
import { dialog, openSearch } from "../screens/search-dialog.ts";
import { strings } from "../strings.ts";

const INJECTED = "Injected by the test.";

// What a part throws is reported, and React reports if it had to render instead of hydrating. One page doesn't exist.
test.use({ expectedProblems: new RegExp(`${INJECTED}|while hydrating|status of 404`) });

/**
 * Makes the component that contains an expression throw whenever it's evaluated, by changing the scripts on their way.
 * Returns a function that repairs it.
 */
async function breakAt(page: Page, expression: RegExp, scripts: string): Promise<() => Promise<void>> {
  let isThere = false;
  const condition = `if (!window.isRepaired) throw new Error(${JSON.stringify(INJECTED)});`;
  await page.route(scripts, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(expression, (original) => {
      isThere = true;
      return `(() => { ${condition} return ${original}; })()`;
    });
    await route.fulfill({ response, body });
  });
  return async () => {
    expect(isThere, `a script contains ${expression}`).toBe(true);
    await page.evaluate(() => Object.assign(window, { isRepaired: true }));
  };
}

// A worker's script may still be on its way.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

const alert = (page: Page, message: string) => page.getByRole("alert").filter({ hasText: message });

/** Expects that a failed part's message goes away when the reader tries again. */
async function expectRepair(page: Page, message: string, repair: () => Promise<void>): Promise<void> {
  await repair();
  await alert(page, message).getByRole("button", { name: strings.common.tryAgain }).click();
  await expect(alert(page, message)).toHaveCount(0);
}

async function expectSearchWorks(page: Page): Promise<void> {
  await openSearch(page);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
}

type Part = {
  /** An expression that only this component has. */
  expression: RegExp;
  url?: string;
  scripts?: string;
  /** Makes the browser render the part. */
  use?: (page: Page) => Promise<unknown>;
};

const PARTS: Record<keyof typeof strings.failures.parts, Part> = {
  behavior: { expression: /"\[data-island\]"/ },
  contents: { expression: /\w+\.\w+\.contents(?=,className)/ },
  contributors: { expression: /"\[data-avatar\]"/ },
  footer: { expression: /"https:\/\/creativecommons\.org\/licenses\/by\/4\.0\/"/ },
  header: { expression: /"language-menu"/ },
  menu: { expression: /"menu-theme"/ },
  news: { expression: /\w+\.\w+\.announcement\b/ },
  page: { expression: /"content"/, url: "/nope/", scripts: "**/assets/not-found*.js" },
  preview: { expression: /"tooltip"/, use: (page) => page.locator(".prose p a[href^='/']").first().hover() },
  search: { expression: /"combobox"/, use: (page) => page.keyboard.press("/") },
  section: { expression: /\/\[\^\\p\{L\}\\p\{N\}\]\+\/gu/, url: "/concepts/loaders/#nothing-is-like-it" },
};

for (const [name, message] of Object.entries(strings.failures.parts))
  test(`the rest of the page works if this part throws: ${name}`, async ({ page }) => {
    const part = Object.entries(PARTS).find(([each]) => each === name)?.[1];
    if (part === undefined) throw new Error(`No test makes ${name} throw.`);
    const { expression, url = "/concepts/loaders/", scripts = "**/assets/*.js", use } = part;
    const repair = await breakAt(page, expression, scripts);
    await openHydrated(page, url);
    await use?.(page);
    await expect(alert(page, message)).toBeVisible();
    if (name !== "search") await expectSearchWorks(page);
    await expectRepair(page, message, repair);
    if (name === "page") return;
    if (name === "search") await page.keyboard.press("Escape");
    await sidebarLink(page, "Plugins").click();
    await expectPage(page, { url: "/concepts/plugins/", title: "Plugins" });
  });

test("a component of a page that throws stays as it was rendered, below a message", async ({ page }) => {
  const repair = await breakAt(page, /"off"/, "**/assets/filename-template*.js");
  await openHydrated(page, "/concepts/output/");
  await page.getByLabel(strings.components.template.label).scrollIntoViewIfNeeded();
  await expect(alert(page, strings.failures.component)).toBeVisible();
  await expect(page.getByRole("article").locator("output")).toHaveText("shop.5f8a3c1e.js");
  await expectSearchWorks(page);
  await expectRepair(page, strings.failures.component, repair);
  await page.getByLabel(strings.components.template.label).fill("[nam].js");
  await expect(page.getByRole("article").getByText(strings.components.template.unknown("[nam]"))).toBeVisible();
});

const APP = "**/playground-files/app.js";

test("the playground's result can fail without its editor", async ({ page }) => {
  const repair = await breakAt(page, /"col"(?=,children)/g, APP);
  await page.goto("/playground/");
  await expect(terminal(page)).toContainText("compiled", SOON);
  await show(page, "files");
  await expect(alert(page, playground.resultFailed)).toBeVisible();
  await editor(page, "src/index.js").focus();
  await page.keyboard.type("// typed");
  await expect(editor(page, "src/index.js")).toContainText("// typed");
  await expectRepair(page, playground.resultFailed, repair);
});

test("the playground's editor can fail without its result", async ({ page }) => {
  const repair = await breakAt(page, /\{mode:"open"\}/, APP);
  await page.goto("/playground/");
  await expect(alert(page, playground.editorFailed)).toBeVisible(SOON);
  await expect(terminal(page)).toContainText("compiled", SOON);
  await expectRepair(page, playground.editorFailed, repair);
  await expect(editor(page, "src/index.js")).toBeVisible();
});

test("the playground can fail without its page, and begins again with what was typed", async ({ page }) => {
  const { stopped } = strings.components.playground;
  const repair = await breakAt(page, /"medium"/, APP);
  await page.goto("/playground/");
  await expect(editor(page, "src/index.js")).toBeVisible(SOON);
  await editor(page, "src/index.js").focus();
  await page.keyboard.type("// typed");
  await page.locator("summary").filter({ hasText: playground.saved.name }).click();
  await expect(alert(page, stopped)).toBeVisible();
  await expectSearchWorks(page);
  await expectRepair(page, stopped, repair);
  await expect(editor(page, "src/index.js")).toContainText("// typed", SOON);
});
