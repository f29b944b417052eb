import type { Route } from "@playwright/test";
import { expect, openAwake, sidebarLink } from "../fixtures.ts";
import { isAwake } from "../until-awake.ts";
import { test } from "./other-data.ts";
import { CHANGED } from "./other-site.ts";

const AVATARS = "https://github.com/*.png?size=90";

async function answerWithAvatar(route: Route): Promise<void> {
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><circle cx="45" cy="45" r="45"/></svg>';
  if (route.request().url().includes("/bob.png")) await route.abort();
  else await route.fulfill({ contentType: "image/svg+xml", body });
}

test("contributors' pictures are asked for once they are in view, which is looked at every 300 ms; who has none is shown by initials", async ({
  page,
  consoleProblems,
}) => {
  const asked: string[] = [];
  await page.route(AVATARS, async (route) => {
    asked.push(route.request().url());
    await answerWithAvatar(route);
  });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto("/concepts/first/");
  await page.keyboard.press("Shift");
  await page.waitForFunction(isAwake);
  const people = page.getByRole("region", { name: "Contributors" });
  await expect(people).toContainText("AL");
  // Three looks.
  await page.clock.runFor(900);
  expect(asked).toEqual([]);
  await people.evaluate((element) => element.scrollIntoView());
  await page.clock.runFor(299);
  await expect(people.locator("img")).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(people.locator("img")).toHaveCount(2);
  expect(asked.sort()).toEqual(["alice", "bob", "carol"].map((handle) => `https://github.com/${handle}.png?size=90`));
  await expect(people.getByText("BO", { exact: true })).toBeVisible();
  await expect(people.getByText("AL", { exact: true })).toHaveCount(0);
  for (const handle of ["alice", "bob", "carol"])
    await expect(people.getByRole("link", { name: handle })).toHaveAttribute("href", `https://github.com/${handle}`);
  for (const problem of consoleProblems.splice(0)) expect(problem).toContain("Failed to load resource");
});

test("a page that says so leads to its repository, to where it is edited, and to further reading", async ({ page }) => {
  await openAwake(page, "/concepts/first/");
  await expect(page.getByRole("link", { name: "Jump to Repository" })).toHaveAttribute(
    "href",
    "https://github.com/example/first",
  );
  await expect(page.getByRole("link", { name: "Edit Document" })).toHaveAttribute(
    "href",
    "https://github.com/example/first/edit/main/README.md",
  );
  const reading = page.getByRole("region", { name: "Further Reading" });
  await expect(reading.getByRole("link")).toHaveText(["Second", "Elsewhere"]);
  await expect(reading.getByRole("link").last()).toHaveAttribute("href", "https://example.org/elsewhere");
  await sidebarLink(page, "Second").click();
  await expect(page).toHaveURL("/concepts/second/");
  await expect(page.getByRole("link", { name: "Jump to Repository" })).toHaveCount(0);
  await expect(reading).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Contributors" })).toHaveCount(0);
});

test("the day of the page's last commit is shown", async ({ page }) => {
  await openAwake(page, "/concepts/second/");
  await expect(page.getByText(`Last changed ${CHANGED}`)).toBeVisible();
  await expect(page.locator(`main time[datetime="${CHANGED}"]`)).toBeVisible();
});

test("pages are grouped as they say, and one without headings has no toggle", async ({ page }) => {
  await openAwake(page, "/concepts/");
  const pages = page.getByRole("navigation", { name: "Pages" });
  await expect(pages.getByRole("paragraph")).toHaveText(["Basics", "More"]);
  await expect(pages.getByRole("link").first()).toHaveText("Concepts");
  await expect(pages.getByRole("button", { name: "Headings of First" })).toBeVisible();
  for (const title of ["Concepts", "Second"])
    await expect(pages.getByRole("button", { name: `Headings of ${title}` })).toHaveCount(0);
});

test("a list of 300 pages opens at the current one and goes on to the next within a second", async ({ page }) => {
  await openAwake(page, "/many/page-250/");
  await expect(page.locator("#menu [aria-current=page]")).toBeInViewport();
  const next = page.getByRole("navigation", { name: "Previous and next" }).getByRole("link", { name: "Page 251" });
  const took = await next.evaluate(async (link) => {
    const begin = performance.now();
    if (link instanceof HTMLElement) link.click();
    while (document.querySelector("h1")?.textContent !== "Page 251") await new Promise(requestAnimationFrame);
    return performance.now() - begin;
  });
  expect(took).toBeLessThan(1000);
});
