import type { Page } from "@playwright/test";
import { hashOf } from "../../playground/app/links/share.ts";
import { expect, expectPage, openHydrated, refuseStorage, test } from "../fixtures.ts";
import { download, editor, openAndBuild, playground, SOON, status, terminal } from "./playground-page.ts";

const URL = "/playground/";
const MINE = 'console.log("mine");';

const fileButton = (page: Page, path: string) => page.getByRole("button", { name: path, exact: true });
const saved = (page: Page) => page.getByRole("list", { name: playground.saved.name });
const savedProject = (page: Page, edited: string) => saved(page).getByRole("button").filter({ hasText: edited });
const buildButton = (page: Page) => page.getByRole("button", { name: playground.build });

async function openProjects(page: Page): Promise<void> {
  await page.locator("summary").filter({ hasText: playground.saved.name }).click();
}

/** Expects a file's text; after a load, the interface has to arrive first. */
async function expectText(page: Page, path: string, text: string | RegExp): Promise<void> {
  await expect(editor(page, path)).toContainText(text, SOON);
}

/** Types at the end of a file. */
async function type(page: Page, path: string, text: string): Promise<void> {
  await editor(page, path).focus();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(text);
}

async function replace(page: Page, path: string, text: string): Promise<void> {
  await editor(page, path).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await page.keyboard.insertText(text);
}

async function add(page: Page, path: string): Promise<void> {
  await page.getByRole("textbox", { name: playground.files.newFile }).fill(path);
  await page.keyboard.press("Enter");
  await expect(editor(page, path)).toBeVisible();
}

/** Text that no link can hold. */
function largeText(): string {
  return Array.from({ length: 10_000 }, (_, index) => ((index * 7919) ** 3).toString(36)).join("");
}

test("an edit survives a reload, a closed tab and a link away, each directly after the last key", async ({ page }) => {
  await page.goto(URL);
  await type(page, "src/index.js", MINE);
  await page.reload();
  await expectText(page, "src/index.js", MINE);
  await expect(buildButton(page), "it's the reader's own").toHaveCount(0);
  await expect(terminal(page)).toContainText("compiled", SOON);
  await type(page, "src/index.js", "// two");
  const next = await page.context().newPage();
  await page.close();
  await openHydrated(next, URL);
  await expectText(next, "src/index.js", `${MINE}// two`);
  await expect(next.getByText(playground.saved.latest)).toBeVisible();
  await type(next, "src/index.js", "// three");
  await next.locator("footer a[href='/glossary/']").click();
  await expectPage(next, { url: "/glossary/", title: "Glossary" });
  await next.goBack();
  await next.evaluate(() => scrollTo(0, 0));
  await expectText(next, "src/index.js", `${MINE}// two// three`);
  await expect(buildButton(next)).toHaveCount(0);
});

test("a heading's link doesn't replace the project, nor does going back from it", async ({ page }) => {
  await page.goto(`${URL}${hashOf({ "src/shared.js": "1;" })}`);
  await expectText(page, "src/shared.js", "1;");
  const heading = page.getByRole("navigation").getByRole("link", { name: "What works" }).first();
  await heading.click();
  await expect(page).toHaveURL(/#what-works$/);
  await page.reload();
  await expectText(page, "src/shared.js", "1;");
  await buildButton(page).click();
  await type(page, "src/shared.js", MINE);
  await expect(page).toHaveURL(/#project=/);
  await heading.click();
  await expect(page).toHaveURL(/#what-works$/);
  await page.reload();
  await expectText(page, "src/shared.js", `1;${MINE}`);
  await expect(buildButton(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/#project=/);
  await expectText(page, "src/shared.js", `1;${MINE}`);
  await page.reload();
  await expectText(page, "src/shared.js", `1;${MINE}`);
});

test("someone else's link leaves the reader's project where it was, and isn't trusted for an edit", async ({
  page,
}) => {
  await page.goto(URL);
  await type(page, "src/index.js", MINE);
  await expect(page).toHaveURL(/#project=/);
  await page.evaluate((hash) => location.assign(hash), hashOf({ "src/theirs.js": "2;" }));
  const theirs = page.url();
  await type(page, "src/theirs.js", "// changed");
  await expect.poll(() => page.url()).not.toBe(theirs);
  await page.reload();
  await expectText(page, "src/theirs.js", "2;// changed");
  await expect(buildButton(page), "an edit doesn't make their configuration the reader's").toBeVisible();
  await openProjects(page);
  await expect(savedProject(page, "src/theirs.js")).toHaveAttribute("aria-current", "true");
  await saved(page)
    .getByRole("button", { name: /^src\/index\.js/ })
    .click();
  await expectText(page, "src/index.js", MINE);
  await page.goBack();
  await expectText(page, "src/theirs.js", "2;// changed");
  await page.goBack();
  await expectText(page, "src/index.js", MINE);
});

test("two tabs with the same project keep the changes of both", async ({ page }) => {
  await page.goto(URL);
  await replace(page, "src/index.js", "first");
  const other = await page.context().newPage();
  await other.goto(URL);
  await expectText(other, "src/index.js", "first");
  await replace(other, "src/index.js", "other");
  await replace(page, "src/index.js", "again");
  await expect(page.getByText(playground.saved.separate)).toBeVisible();
  for (const [tab, text] of [
    [page, "again"],
    [other, "other"],
  ] as const) {
    await tab.reload();
    await expectText(tab, "src/index.js", text);
  }
  await openProjects(page);
  await expect(savedProject(page, "src/index.js")).toHaveCount(2);
});

test("a project that no link can hold is kept, and says how to share it", async ({ page, browser, baseURL }) => {
  const text = largeText();
  await page.goto(URL);
  await add(page, "src/large.txt");
  await editor(page, "src/large.txt").evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, composed: true }));
  }, text);
  await expect(page.getByText(playground.saved.large)).toBeVisible();
  await expect(page).toHaveURL(/#draft=[\w-]+$/);
  await page.getByRole("article").getByRole("button", { name: playground.actions.copyLink }).click();
  await expect(page.getByText(playground.actions.tooLarge)).toBeVisible();
  await page.reload();
  await expect(editor(page, "src/large.txt")).toBeVisible();
  await expect(status(page)).not.toHaveText("", SOON);
  const zip = await download(page);
  expect(new TextDecoder().decode(zip["webpack-project/src/large.txt"])).toBe(text);
  const elsewhere = await browser.newPage({ ...(baseURL !== undefined && { baseURL }), serviceWorkers: "block" });
  await elsewhere.goto(page.url());
  await expect(elsewhere.getByRole("alert").filter({ hasText: playground.notices["no-draft"] })).toBeVisible();
  await elsewhere.close();
});

test("a double click deletes one file, and Undo brings each back with its text and place", async ({ page }) => {
  await page.goto(URL);
  const paths = () => page.getByRole("list", { name: playground.files.name }).getByRole("button").allTextContents();
  await fileButton(page, "src/price.js").click();
  const before = await paths();
  const text = await editor(page, "src/price.js").textContent();
  await page.getByRole("button", { name: playground.files.delete("src/price.js") }).dblclick();
  await expect(page.getByText(playground.files.deleted("src/price.js"))).toBeVisible();
  expect(await paths()).toEqual(before.filter((path) => path !== "src/price.js"));
  await page.reload();
  await expect(fileButton(page, "src/index.js")).toBeVisible();
  await expect(fileButton(page, "src/price.js"), "the deletion is saved").toHaveCount(0);
  await openProjects(page);
  await saved(page).getByRole("button", { name: playground.saved.begin }).click();
  for (const path of ["src/price.js", "src/later.js"]) {
    await fileButton(page, path).click();
    await page.getByRole("button", { name: playground.files.delete(path) }).click();
  }
  const undo = page.getByRole("button", { name: playground.files.undo });
  await undo.click();
  await expect(fileButton(page, "src/later.js")).toHaveAttribute("aria-current", "true");
  await undo.click();
  await expectText(page, "src/price.js", text ?? "");
  await expect(undo).toHaveCount(0);
  expect(await paths()).toEqual(before);
});

test("each file keeps what it can undo, also when it's deleted and added again", async ({ page }) => {
  await page.goto(URL);
  await replace(page, "src/index.js", "one");
  await fileButton(page, "src/price.js").click();
  await replace(page, "src/price.js", "two");
  await fileButton(page, "src/index.js").click();
  await editor(page, "src/index.js").focus();
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press("ControlOrMeta+z");
  await expectText(page, "src/index.js", "A cup of tea");
  await page.getByRole("button", { name: playground.files.delete("src/index.js") }).click();
  await add(page, "src/index.js");
  await expectText(page, "src/index.js", /^$/);
  await editor(page, "src/index.js").focus();
  await page.keyboard.press("ControlOrMeta+z");
  await expectText(page, "src/index.js", "A cup of tea");
  await fileButton(page, "src/price.js").click();
  await expectText(page, "src/price.js", "two");
});

test("files may have names that objects inherit", async ({ page }) => {
  const names = ["toString", "constructor", "__proto__", "hasOwnProperty", "src/valueOf"];
  await openAndBuild(page, {
    "src/index.js": `import * as all from "../__proto__"; console.log(Object.values(all), "${names.length}");`,
    "webpack.config.js": 'module.exports = { mode: "development", devtool: false, output: { filename: "[name].js" } };',
  });
  for (const name of names) {
    await add(page, name);
    await type(page, name, `export const name = "of ${name}";`);
  }
  await expect(terminal(page)).toContainText("compiled successfully", SOON);
  await page.reload();
  for (const name of names) {
    await fileButton(page, name).click();
    await expectText(page, name, `export const name = "of ${name}";`);
  }
  await fileButton(page, "constructor").click();
  await page.getByRole("button", { name: playground.files.delete("constructor") }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Playground" })).toBeVisible();
  await expect(fileButton(page, "constructor")).toHaveCount(0);
  const zip = await download(page);
  expect(Object.keys(zip)).toContain("webpack-project/__proto__");
});

test("a deleted project can be taken back", async ({ page }) => {
  await page.goto(URL);
  await type(page, "src/index.js", MINE);
  await openProjects(page);
  await saved(page).getByRole("button", { name: playground.saved.begin }).click();
  await expect(editor(page, "src/index.js")).not.toContainText(MINE);
  await openProjects(page);
  const project = savedProject(page, "src/index.js");
  await saved(page).getByRole("button", { name: playground.saved.remove }).click();
  await expect(project).toHaveCount(0);
  await saved(page).getByRole("button", { name: playground.files.undo }).click();
  await project.click();
  await expectText(page, "src/index.js", MINE);
});

test.describe("without room in the browser's storage", () => {
  test("says so, and keeps the project for the document and in its URL", async ({ page }) => {
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        if (key.startsWith("playground")) throw new DOMException("The test has no room.", "QuotaExceededError");
        setItem.call(this, key, value);
      };
    });
    await openHydrated(page, URL);
    await type(page, "src/index.js", MINE);
    await expect(page.getByRole("alert").filter({ hasText: playground.saved.full })).toBeVisible();
    await page.locator("footer a[href='/glossary/']").click();
    await expectPage(page, { url: "/glossary/", title: "Glossary" });
    await page.goBack();
    await page.evaluate(() => scrollTo(0, 0));
    await expectText(page, "src/index.js", MINE);
    await expect(page).toHaveURL(/#project=/);
    const before = page.url();
    await type(page, "src/index.js", "// more");
    await expect.poll(() => page.url()).not.toBe(before);
    const asked = page.waitForEvent("dialog");
    const reloaded = page.reload();
    await (await asked).accept();
    await reloaded;
    await expectText(page, "src/index.js", `${MINE}// more`);
    await expect(buildButton(page)).toHaveCount(0);
  });

  test("says that the browser blocks it", async ({ page }) => {
    await refuseStorage(page);
    await page.goto(URL);
    await type(page, "src/index.js", MINE);
    await expect(page.getByRole("alert").filter({ hasText: playground.saved.blocked })).toBeVisible();
  });
});
