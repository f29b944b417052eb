import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, openHydrated, sidebar } from "../fixtures.ts";
import { runCommand } from "../run-command.ts";
import { untilHydrated } from "../until-hydrated.ts";
import { test } from "../writing-desk.ts";

const URL = "/concepts/loaders/";
// webpack bundles the whole site again in a new cache, so both tests use the same one. The edits come last, because
// undoing them bundles once more.
test.use({ ownCache: true });
test.describe.configure({ mode: "default" });
const SOON = { timeout: 60_000 };
const NAVIGATION = "../data/navigation.json";

test("dev, check and build report a data error, and the last valid data stays", async ({ page, desk }) => {
  await openHydrated(page, URL);
  const text = await desk.read(NAVIGATION);
  const line = text.split("\n").findIndex((each) => each.includes('"title": "Get Started"')) + 1;
  const overlay = page.locator("#problems");

  await desk.write(NAVIGATION, text.replace('"title": "Get Started"', '"titel": "Get Started"'));
  await expect(overlay).toContainText("Problems: 2");
  await expect(overlay).toContainText(`data/navigation.json:${line}:7  data-key`);
  await expect(overlay).toContainText("Did you mean title?");
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Get Started" })).toBeVisible();

  await desk.write(NAVIGATION, text.replace('"title": "Get Started",', '"title": "Get Started"'));
  await expect(overlay).toContainText("Problems: 1");
  await expect(overlay).toContainText("data-syntax");
  expect((await page.request.get(URL)).status()).toBe(200);

  await mkdir(join(desk.project, "dist-before"));
  for (const command of [["check"], ["build", "--out", "dist-before"], ["dev"]]) {
    const { code, output } = await runCommand(command, desk.project);
    expect(code, output).toBe(1);
    expect(output).toMatch(new RegExp(`^data/navigation\\.json:${line}:\\d+ {2}data-syntax$`, "m"));
    expect(output, "no stack trace").not.toMatch(/^\s+at /m);
  }

  await desk.write(NAVIGATION, text);
  await expect(overlay).toHaveCount(0);
});

test("an edit to any data file appears immediately", async ({ page, desk }) => {
  await openHydrated(page, URL);
  const text = await desk.read(NAVIGATION);
  await desk.write(NAVIGATION, text.replace('"title": "Starter Kits"', '"title": "Starter kits renamed"'));
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Starter kits renamed" })).toBeVisible(SOON);
  expect(await (await page.request.get(URL)).text()).toContain("Starter kits renamed");
  // Editing again before the script arrives would leave the document with older data than its script.
  await untilHydrated(page);
  await openHydrated(page, "/vote/");
  const vote = await desk.read("../data/vote.json");
  await desk.write("../data/vote.json", vote.replace('"title": "CSS"', '"title": "Style sheets"'));
  await expect(page.getByRole("main").getByText("Style sheets", { exact: true })).toBeVisible(SOON);
  await untilHydrated(page);
  const site = await desk.read("../data/site.json");
  await desk.write("../data/site.json", site.replace('"name": "webpack"', '"name": "the bundler"'));
  await expect(page).toHaveTitle("Vote | the bundler", SOON);
  await untilHydrated(page);
  await openHydrated(page, "/loaders/");
  const packages = await desk.read("../data/packages.json");
  await desk.write("../data/packages.json", packages.replace('"title": "babel-loader"', '"title": "Babel renamed"'));
  await expect(sidebar(page).getByText("Babel renamed")).toHaveCount(1, SOON);
});
