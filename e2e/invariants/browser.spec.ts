import { expect, test } from "@playwright/test";
import { PLAYWRIGHT_DISABLES } from "../disabled-features.ts";

test("Chromium lacks the features that Playwright disables, and few more", async ({ playwright }, { project }) => {
  const { executablePath } = project.use.launchOptions ?? {};
  const args = ["--no-sandbox", "--enable-automation"];
  const browser = await playwright.chromium.launch(executablePath === undefined ? { args } : { args, executablePath });
  const session = await browser.newBrowserCDPSession();
  const line = await session.send("Browser.getBrowserCommandLine");
  await browser.close();
  const lists = line.arguments.filter((argument) => argument.startsWith("--disable-features="));
  expect(lists, "copy the list to e2e/disabled-features.ts").toEqual([
    `--disable-features=${PLAYWRIGHT_DISABLES.join(",")}`,
  ]);
});
