import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "@playwright/test";
import { equipWithAxe, findViolations } from "../find-violations.ts";
import { runCommand } from "../run-command.ts";

test("npm run doctor reports as text and as a page without a network", async ({ page, context }) => {
  await equipWithAxe(context);
  const folder = await mkdtemp(join(tmpdir(), "doctor-"));
  const file = join(folder, "report/doctor.html");
  const { code, output } = await runCommand(["doctor", "--offline", "--html", file]);
  expect(code, output).toBe(0);
  const titles = [...(await readFile(file, "utf8")).matchAll(/<h2 [^>]*>(.*)<\/h2>/g)].map(([, title = ""]) => title);
  expect(titles).toHaveLength(9);
  for (const title of titles) expect(output).toContain(`${title}: `);
  expect(output).toMatch(/Drift from the newest webpack: not examined .*\n {2}! --offline forbids network requests/);
  expect(output).toMatch(/Weakest searches: \d+ \(\d+ queries\)/);

  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(pathToFileURL(file).href);
    await expect(page.getByRole("heading", { level: 2 })).toHaveCount(titles.length);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), "no sideways scroll").toBe(width);
    expect(await findViolations(page)).toEqual([]);
  }
  await page.getByRole("navigation").getByRole("link").last().click();
  await expect(page.getByRole("heading", { level: 2 }).last()).toBeInViewport();
  await rm(folder, { recursive: true });
});

test("npm run doctor refuses to check links without a network", async () => {
  const { code, output } = await runCommand(["doctor", "--offline", "--links"]);
  expect(code).toBe(1);
  expect(output).toContain("choose one");
});
