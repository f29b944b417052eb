import { readFile } from "node:fs/promises";
import type { Browser, Locator, Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { hashOf } from "../../playground/app/links/share.ts";
import { strings } from "../strings.ts";

export const { playground } = strings;

/** How long the first build may take, because the compiler has to load. */
export const SOON = { timeout: 30_000 };

export function status(page: Page): Locator {
  return page.getByRole("main").getByRole("status").first();
}

export function terminal(page: Page): Locator {
  return page.getByRole("group", { name: playground.views.terminal });
}

/** Returns the field with a file's text. */
export function editor(page: Page, file: string): Locator {
  return page.getByRole("textbox", { name: playground.files.text(file) });
}

/** Opens a link's project with everything that its build needs, and builds it. */
export async function openAndBuild(page: Page, files: Record<string, string>): Promise<void> {
  await page.goto(`/playground/${hashOf({ "package.json": "{}", ...files })}`);
  await page.getByRole("button", { name: playground.build }).click();
}

export async function show(page: Page, view: keyof typeof playground.views): Promise<void> {
  await page.getByRole("button", { name: playground.views[view], exact: true }).click();
}

/** Runs the bundle and returns the list of what it logs. */
export async function run(page: Page): Promise<Locator> {
  await show(page, "run");
  await page.getByRole("button", { name: playground.preview.run }).click();
  return page.getByRole("list", { name: playground.preview.console });
}

/** Downloads the project's zip and returns its files by path. */
export async function download(page: Page): Promise<Record<string, Uint8Array>> {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: playground.actions.download }).click();
  return unzipSync(await readFile(await (await downloading).path()));
}

/** Opens a page that a service worker may control. */
export async function openWithWorker(browser: Browser, baseURL: string | undefined, url: string): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: "allow", ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  await page.goto(url);
  return page;
}
