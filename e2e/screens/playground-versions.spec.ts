import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { strFromU8 } from "fflate";
import { compilerFolder, compilerSizeUrl, compilerUrl, frameUrl } from "#model/playground-files.ts";
import { NEWEST, OLDER, WEBPACK_VERSIONS, type WebpackVersion } from "#model/webpack-versions.ts";
import { hashOf } from "../../playground/app/links/share.ts";
import { linkWithVersion } from "../../playground/app/links/version-of-link.ts";
import { DIST } from "../dist.ts";
import { expect, requestsOf, test } from "../fixtures.ts";
import { like } from "../strings.ts";
import { untilSaved } from "../until-saved.ts";
import {
  download,
  editor,
  openAndBuild,
  openWithWorker,
  playground,
  SOON,
  show,
  status,
  terminal,
} from "./playground-page.ts";

const FILES = {
  "package.json": "{}",
  "src/index.js": "console.log(1);",
  "webpack.config.js": 'module.exports = { mode: "development" };',
};

const choice = (page: Page) => page.getByRole("combobox", { name: playground.version.name });

async function exactVersion(version: WebpackVersion): Promise<string> {
  return JSON.parse(await readFile(join("node_modules", version.package, "package.json"), "utf8")).version;
}

test("each version builds, shares and opens what was typed", async ({ page, browser, baseURL }) => {
  const requests = requestsOf(page);
  const olderFiles = () => requests.map((request) => request.url()).filter((url) => url.includes("/webpack-5."));
  await page.goto("/playground/");
  await expect(terminal(page)).toContainText(`webpack ${await exactVersion(NEWEST)} compiled`, SOON);
  expect(olderFiles(), "only the chosen version is loaded").toEqual([]);
  await editor(page, "src/index.js").focus();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.insertText('console.log("kept");');
  for (const version of OLDER) {
    await choice(page).selectOption(version.name);
    await expect(status(page)).toHaveText(playground.loading(`webpack ${version.name}`, version.size));
    const exact = await exactVersion(version);
    await expect(terminal(page)).toContainText(`webpack ${exact} compiled successfully`, SOON);
    await expect(status(page)).toHaveText(like((value) => playground.built(`webpack ${exact}`, value)));
    await expect(editor(page, "src/index.js")).toContainText("kept");
    await expect(page).toHaveURL(new RegExp(`#webpack=${version.name}&project=`));
    const other = await browser.newPage({ ...(baseURL !== undefined && { baseURL }), serviceWorkers: "block" });
    await other.goto(page.url());
    await expect(choice(other)).toHaveValue(version.name);
    await other.getByRole("button", { name: playground.build }).click();
    await expect(terminal(other)).toContainText(`webpack ${exact} compiled successfully`, SOON);
    expect(await terminal(other).textContent()).toContain("main.js");
    await other.close();
    expect(olderFiles().every((url) => OLDER.some((each) => url.includes(`/${compilerFolder(each)}/`)))).toBe(true);
    expect(olderFiles().some((url) => url.includes(compilerUrl(version)))).toBe(true);
  }
});

test("an untouched example stays a short link when the version changes, and changes back", async ({ page }) => {
  const [, oldest = NEWEST] = OLDER;
  await page.goto("/playground/#example=target-node");
  await expect(terminal(page)).toContainText("compiled", SOON);
  await choice(page).selectOption(oldest.name);
  await expect(page).toHaveURL(`/playground/#webpack=${oldest.name}&example=target-node`);
  await expect(terminal(page)).toContainText(`webpack ${await exactVersion(oldest)} compiled`, SOON);
  await choice(page).selectOption(NEWEST.name);
  await expect(page).toHaveURL("/playground/#example=target-node");
  await expect(terminal(page)).toContainText(`webpack ${await exactVersion(NEWEST)} compiled`, SOON);
});

test("a pinned build is compared with the same files built by another version", async ({ page }) => {
  const [older = NEWEST] = OLDER;
  await openAndBuild(page, FILES);
  await expect(terminal(page)).toContainText("compiled", SOON);
  await show(page, "compare");
  await page.getByRole("button", { name: playground.compare.pin }).click();
  await choice(page).selectOption(older.name);
  const row = page.getByRole("row").filter({ has: page.getByRole("button", { name: "main.js", exact: true }) });
  await expect(row).toContainText(playground.compare.states.changed, SOON);
});

test("a link with an unknown version shows a notice, and the newest version opens its project", async ({ page }) => {
  await page.goto(`/playground/#webpack=5.30&${hashOf(FILES).slice(1)}`);
  const others = OLDER.map(({ name }) => name);
  const text = playground.version.unknown("5.30", NEWEST.name, others);
  const notice = page.getByRole("alert").filter({ hasText: text });
  await expect(notice).toBeVisible();
  await expect(choice(page)).toHaveValue(NEWEST.name);
  await page.getByRole("button", { name: playground.build }).click();
  await expect(terminal(page)).toContainText(`webpack ${await exactVersion(NEWEST)} compiled`, SOON);
  await choice(page).selectOption(others[0] ?? "");
  await expect(notice).toHaveCount(0);
});

test("an option that an older version doesn't know gives that version's message", async ({ page }) => {
  const [, oldest = NEWEST] = OLDER;
  const files = { ...FILES, "webpack.config.js": "module.exports = { output: { htmlFilename: 'a.html' } };" };
  await page.goto(`/playground/${linkWithVersion(oldest, hashOf(files))}`);
  await page.getByRole("button", { name: playground.build }).click();
  const error = page.getByRole("group", { name: playground.error });
  await expect(error).toContainText("configuration.output has an unknown property 'htmlFilename'", SOON);
  const help = page.getByRole("list", { name: playground.help.name });
  await expect(help.getByRole("link").first()).toHaveAttribute("href", /^\/errors\/configuration\//);
});

for (const version of OLDER)
  test(`the zip and the issue of webpack ${version.name} name its exact version`, async ({ page }) => {
    await page.addInitScript(() => {
      window.open = (url) => {
        document.documentElement.dataset["opened"] = String(url);
        return null;
      };
    });
    await page.goto(`/playground/${linkWithVersion(version, hashOf(FILES))}`);
    await expect(status(page)).toHaveText(like(playground.ready), SOON);
    const zip = await download(page);
    const json = (name: string) => {
      const bytes = zip[`webpack-project/${name}`];
      return bytes === undefined ? undefined : JSON.parse(strFromU8(bytes));
    };
    const exact = await exactVersion(version);
    const { devDependencies } = json("package.json");
    expect(devDependencies.webpack).toBe(exact);
    const lock = json("package-lock.json");
    if (version.commandLine === undefined) expect(lock.packages["node_modules/webpack"].version).toBe(exact);
    else {
      expect(lock).toBeUndefined();
      expect(devDependencies["webpack-cli"]).toBe(version.commandLine);
    }
    await page.getByRole("button", { name: playground.actions.report }).click();
    const issue = new URL((await page.locator("html").getAttribute("data-opened")) ?? "").searchParams.get("body");
    expect(issue).toContain(`webpack ${exact}`);
    expect(issue).toContain(`#webpack=${version.name}&project=`);
  });

test("the page shows the size of each version's compiler", async () => {
  for (const version of WEBPACK_VERSIONS) {
    const { length } = await readFile(join(DIST, `${compilerUrl(version)}.br`));
    const megabytes = length / 1e6;
    expect(Math.abs(megabytes - Number.parseFloat(version.size)), `${version.name}: ${megabytes} MB`).toBeLessThan(0.1);
  }
});

test("without a network, only a version that was used works", async ({ browser, baseURL }) => {
  const [used = NEWEST, unused = NEWEST] = OLDER;
  const page = await openWithWorker(browser, baseURL, `/playground/#webpack=${used.name}`);
  await expect(terminal(page)).toContainText(`webpack ${await exactVersion(used)} compiled`, SOON);
  await untilSaved(page, "/playground/", compilerSizeUrl(used), compilerUrl(used), frameUrl("compiler"));
  await page.context().setOffline(true);
  await page.reload();
  await expect(terminal(page)).toContainText(`webpack ${await exactVersion(used)} compiled`, SOON);
  await choice(page).selectOption(unused.name);
  await expect(status(page)).toHaveText(playground.broken, SOON);
  await choice(page).selectOption(used.name);
  await expect(terminal(page)).toContainText(`webpack ${await exactVersion(used)} compiled`, SOON);
  await page.context().close();
});
