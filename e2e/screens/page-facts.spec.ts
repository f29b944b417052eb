import type { Route } from "@playwright/test";
import { answerRequests, expect, openHydrated, sidebar, sidebarLink } from "../fixtures.ts";
import { strings, textOf } from "../strings.ts";
import { isHydrated } from "../until-hydrated.ts";
import { test } from "./other-data.ts";
import { CHANGED } from "./other-site.ts";

test.use({ expectedProblems: /Failed to load resource/ });

const AVATARS = "https://github.com/*.png?size=90";

async function answerWithAvatar(route: Route): Promise<void> {
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><circle cx="45" cy="45" r="45"/></svg>';
  if (route.request().url().includes("/bob.png")) await route.abort();
  else await route.fulfill({ contentType: "image/svg+xml", body });
}

test("loads avatars once they're in view, and keeps initials without one", async ({ page }) => {
  const asked = await answerRequests(page, AVATARS, answerWithAvatar);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto("/concepts/first/");
  // The page's script is loaded a frame and a task after the first paint.
  await page.clock.runFor(20);
  await page.waitForFunction(isHydrated);
  const people = page.getByRole("region", { name: strings.page.contributors });
  await expect(people).toContainText("AL");
  // Visibility is checked every 300 ms, so this covers three checks.
  await page.clock.runFor(900);
  expect(asked).toEqual([]);
  await people.evaluate((element) => element.scrollIntoView());
  await page.clock.runFor(299);
  await expect(people.locator("img")).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(people.locator("img:visible")).toHaveCount(2);
  expect(asked.sort()).toEqual(["alice", "bob", "carol"].map((handle) => `https://github.com/${handle}.png?size=90`));
  await expect(people.getByText("BO", { exact: true })).toBeVisible();
  await expect(people.getByRole("link", { name: "alice" }).locator("img")).toBeVisible();
  for (const handle of ["alice", "bob", "carol"])
    await expect(people.getByRole("link", { name: handle })).toHaveAttribute("href", `https://github.com/${handle}`);
});

test("a page links to its repository, its source and further reading from its front matter", async ({ page }) => {
  await openHydrated(page, "/concepts/first/");
  await expect(page.getByRole("link", { name: strings.page.repository })).toHaveAttribute(
    "href",
    "https://github.com/example/first",
  );
  await expect(page.getByRole("link", { name: strings.page.edit })).toHaveAttribute(
    "href",
    "https://github.com/example/first/edit/main/README.md",
  );
  const reading = page.getByRole("region", { name: strings.page.furtherReading });
  await expect(reading.getByRole("link")).toHaveText(["Second", "Elsewhere"]);
  await expect(reading.getByRole("link").last()).toHaveAttribute("href", "https://example.org/elsewhere");
  await sidebarLink(page, "Second").click();
  await expect(page).toHaveURL("/concepts/second/");
  await expect(page.getByRole("link", { name: strings.page.repository })).toHaveCount(0);
  await expect(reading).toHaveCount(0);
  await expect(page.getByRole("region", { name: strings.page.contributors }).getByRole("listitem")).toHaveText([
    "WRWriter",
  ]);
});

test("lists commit authors before the handles in front matter, without email addresses", async ({ page, request }) => {
  await page.goto("/concepts/first/");
  const people = page.getByRole("region", { name: strings.page.contributors });
  await expect(people.getByRole("listitem")).toContainText(["Writer", "alice", "bob", "carol"]);
  await expect(people.getByRole("link")).toHaveText([/alice/, /bob/, /carol/]);
  expect(await (await request.get("/concepts/first/")).text()).not.toContain("writer@example.org");
});

test("requests only two avatars while their host is unreachable", async ({ page, consoleProblems }) => {
  const asked = await answerRequests(page, AVATARS, (route) => route.abort());
  await openHydrated(page, "/concepts/first/");
  await page.getByRole("region", { name: strings.page.contributors }).scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toHaveLength(2);
  await page.waitForTimeout(500);
  expect(asked).toHaveLength(2);
  expect(consoleProblems).toHaveLength(2);
});

test("shows the date of the page's last commit", async ({ page }) => {
  await openHydrated(page, "/concepts/second/");
  await expect(page.getByText(textOf(strings.page.changed(CHANGED)))).toBeVisible();
  await expect(page.locator(`main time[datetime="${CHANGED}"]`)).toBeVisible();
});

test("the line below a title says when the page was changed and by whom, and links to the contributors", async ({
  page,
}) => {
  await openHydrated(page, "/concepts/first/");
  const line = page.locator("h1 + p");
  const names = strings.page.writtenBy("Writer, alice", 2);
  await expect(line).toHaveText(`${textOf(strings.page.changed(CHANGED))} ${names}`);
  await line.getByRole("link", { name: names }).click();
  await expect(page.getByRole("region", { name: strings.page.contributors })).toBeInViewport();
});

test("groups pages by their front matter, and gives pages without headings no toggle", async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 900 });
  await openHydrated(page, "/concepts/");
  await expect(sidebar(page).getByRole("paragraph")).toHaveText(["Basics", "More"]);
  await expect(sidebar(page).getByRole("link").first()).toHaveText("Concepts");
  await expect(sidebar(page).getByRole("button", { name: strings.shell.headingsOf("First") })).toBeVisible();
  for (const title of ["Concepts", "Second"])
    await expect(sidebar(page).getByRole("button", { name: strings.shell.headingsOf(title) })).toHaveCount(0);
});

test("a sidebar with 300 pages opens at the current page and navigates", async ({ page }) => {
  await openHydrated(page, "/many/page-250/");
  await expect(page.locator("#menu [aria-current=page]")).toBeInViewport();
  const next = page
    .getByRole("navigation", { name: strings.page.previousAndNext })
    .getByRole("link", { name: "Page 251" });
  await next.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page 251");
});
