import type { Page, Route } from "@playwright/test";
import { test as base, expect, openAwake, requestsOf, sidebarLink } from "../fixtures.ts";
import type { Served } from "../run-command.ts";
import { CHANGED, serveOtherSite } from "./other-site.ts";

/** One worker builds the site once for all tests of this file. */
base.describe.configure({ mode: "default" });

const RANKS = {
  latest: "Latest supporters",
  platinum: "Platinum sponsors",
  gold: "Gold sponsors",
  silver: "Silver sponsors",
  bronze: "Bronze sponsors",
  backer: "Backers",
};

function supportersOf(rank: string) {
  return rank === "gold"
    ? []
    : [1, 2].map((number) => ({
        name: `${rank} ${number}`,
        url: `https://${rank}-${number}.example/`,
        avatar: "/icon.svg",
      }));
}

const MANY = Array.from({ length: 300 }, (_, number) => String(number).padStart(3, "0"));

const FILES: Record<string, string> = {
  "content/index.mdx": `---\ntitle: webpack\nsort: -1\n---\n\n<Hero>\n\nWords.\n\n</Hero>\n\n## Support the Team\n\n${Object.keys(
    RANKS,
  )
    .map((rank) => `<Supporters rank="${rank}" />`)
    .join("\n\n")}\n`,
  "content/concepts/index.md": "---\ntitle: Concepts\nsort: -1\n---\n\nNo headings here.\n",
  "content/concepts/first.md": `---
title: First
sort: 1
group: Basics
contributors: [alice, bob, carol]
repo: https://github.com/example/first
edit: https://github.com/example/first/edit/main/README.md
related:
  - title: Second
    url: /concepts/second/
  - title: Elsewhere
    url: https://example.org/elsewhere
---

## Code

\`\`\`bash
$ npm install first
added 1 package
$ npx first
\`\`\`

\`\`\`js title="first.config.js" diff
 const mode = "none";
-const removed = 1;
+const added = 2;
\`\`\`

\`\`\`npm
npm install -D first
\`\`\`

## Text

${"A long paragraph that fills the page.\n\n".repeat(60)}`,
  "content/concepts/second.md": "---\ntitle: Second\nsort: 2\ngroup: More\n---\n\n```npm\nnpm install -D second\n```\n",
  ...Object.fromEntries(
    MANY.map((number) => [
      `content/many/page-${number}.md`,
      `---\ntitle: Page ${number}\n---\n\n## A heading\n\nText.\n`,
    ]),
  ),
  ...Object.fromEntries(
    Object.keys(RANKS).map((rank) => [`data/supporters/${rank}.json`, JSON.stringify(supportersOf(rank))]),
  ),
  "data/supporters/counts.json": JSON.stringify(
    Object.fromEntries(Object.keys(RANKS).map((rank) => [rank, supportersOf(rank).length])),
  ),
};

const test = base.extend<object, { site: Served }>({
  site: [
    async ({ browserName: _name }, use) => {
      const site = await serveOtherSite("other-data", FILES);
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

function rank(page: Page, title: string) {
  return page.getByRole("region", { name: title });
}

test("each rank that somebody has is a list of its own, in the order of the ranks, and the empty one is not there", async ({
  page,
}) => {
  await openAwake(page, "/");
  const titles = Object.values(RANKS).filter((title) => title !== "Gold sponsors");
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(titles);
  await rank(page, "Silver sponsors").scrollIntoViewIfNeeded();
  const link = rank(page, "Silver sponsors").getByRole("link", { name: "silver 1" });
  await expect(link).toHaveAttribute("href", "https://silver-1.example/");
  await expect(link.getByRole("img")).toHaveAttribute("loading", "lazy");
});

test("the document holds a placeholder for each rank and none of its names", async ({ page, request }) => {
  const html = await (await request.get("/")).text();
  expect(html).toContain("Silver sponsors");
  for (const name of ["silver 1", "latest 1", "backer 2"]) expect(html).not.toContain(name);
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: false });
  const plain = await context?.newPage();
  await plain?.goto(page.url() === "about:blank" ? new URL("/", (await request.get("/")).url()).href : page.url());
  await expect(plain?.getByText("Loading…") ?? page.locator("none")).toHaveCount(5);
  await context?.close();
});

test("each rank comes in a file of its own, after its placeholder, and nothing moves", async ({ page }) => {
  const files = new Map<string, string>();
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const holds = Object.keys(RANKS).filter((name) => text.includes(`${name} 1`));
    if (holds.length > 0) {
      files.set(new URL(route.request().url()).pathname, holds.join());
      await held.promise;
    }
    await route.fulfill({ response });
  });
  await openAwake(page, "/");
  await expect.poll(() => files.size).toBe(5);
  expect([...files.values()].sort()).toEqual(["backer", "bronze", "latest", "platinum", "silver"]);
  await expect(page.getByText("Loading…")).toHaveCount(5);
  const heights = () =>
    page.locator("[data-rank]").evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height));
  const before = await heights();
  held.resolve();
  await expect(rank(page, "Backers").getByRole("img")).toHaveCount(2);
  await expect(page.getByText("Loading…")).toHaveCount(0);
  expect(await heights()).toEqual(before);
});

test("a rank whose file does not arrive says so, and the others are there", async ({ page, consoleProblems }) => {
  await page.route("**/assets/*.js", async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes("silver 1")) await route.abort();
    else await route.fulfill({ response });
  });
  await openAwake(page, "/");
  await expect(rank(page, "Silver sponsors")).toContainText("The list could not be loaded.");
  await expect(rank(page, "Bronze sponsors").getByRole("link")).toHaveCount(2);
  for (const problem of consoleProblems.splice(0)) expect(problem).toContain("Failed to load resource");
});

const AVATARS = "https://github.com/*.png?size=90";

async function answerWithAvatar(route: Route): Promise<void> {
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><circle cx="45" cy="45" r="45"/></svg>';
  if (route.request().url().includes("/bob.png")) await route.abort();
  else await route.fulfill({ contentType: "image/svg+xml", body });
}

test("contributors' pictures are asked for only once they are in view; who has none is shown by initials", async ({
  page,
  consoleProblems,
}) => {
  const asked: string[] = [];
  await page.route(AVATARS, async (route) => {
    asked.push(route.request().url());
    await answerWithAvatar(route);
  });
  await openAwake(page, "/concepts/first/");
  const people = page.getByRole("region", { name: "Contributors" });
  await page.waitForTimeout(1000);
  expect(asked).toEqual([]);
  await expect(people).toContainText("AL");
  await people.scrollIntoViewIfNeeded();
  await expect(people.locator("img")).toHaveCount(2);
  expect(asked.sort()).toEqual(["alice", "bob", "carol"].map((handle) => `https://github.com/${handle}.png?size=90`));
  await expect(people.getByText("BO", { exact: true })).toBeVisible();
  await expect(people.getByText("AL", { exact: true })).toHaveCount(0);
  for (const handle of ["alice", "bob", "carol"])
    await expect(people.getByRole("link", { name: handle })).toHaveAttribute("href", `https://github.com/${handle}`);
  for (const problem of consoleProblems.splice(0)) expect(problem).toContain("Failed to load resource");
});

test("whether they are in view is looked at every 300 ms", async ({ page }) => {
  await page.route(AVATARS, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto("/concepts/first/");
  await page.keyboard.press("Shift");
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("h1") ?? {}).some((key) => key.startsWith("__reactFiber")),
  );
  await page.waitForTimeout(300);
  const people = page.getByRole("region", { name: "Contributors" });
  await people.evaluate((element) => element.scrollIntoView());
  await page.clock.runFor(299);
  await expect(people.locator("img")).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(people.locator("img")).toHaveCount(3);
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

test.describe("with a clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("code is copied without prompts, output, diff marks and removed lines, and the reader is told", async ({
    page,
  }) => {
    await openAwake(page, "/concepts/first/");
    const figures = page.getByRole("figure");
    for (const [position, text] of [
      [0, "npm install first\nnpx first"],
      [1, 'const mode = "none";\nconst added = 2;'],
    ] as const) {
      const figure = figures.nth(position);
      await figure.getByRole("button", { name: "Copy", exact: true }).focus();
      await expect(figure.getByRole("button", { name: "Copy", exact: true })).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(page.locator("#announcement")).toHaveText("Copied");
      await expect(page.locator("#announcement")).toHaveRole("status");
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    }
  });
});

test("a clipboard that refuses is said in words", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await openAwake(page, "/concepts/first/");
  await page.getByRole("button", { name: "Copy", exact: true }).first().click();
  await expect(page.locator("#announcement")).toContainText("Not copied");
});

test("code shows its file's name", async ({ page }) => {
  await openAwake(page, "/concepts/first/");
  await expect(page.getByRole("figure").nth(1).getByText("first.config.js", { exact: true })).toBeVisible();
});

test("a package manager chosen on one page is chosen on the next", async ({ page }) => {
  await openAwake(page, "/concepts/first/");
  await page.getByRole("radio", { name: "pnpm" }).check();
  const requests = requestsOf(page);
  await sidebarLink(page, "Second").click();
  await expect(page).toHaveURL("/concepts/second/");
  await expect(page.getByRole("radio", { name: "pnpm" })).toBeChecked();
  await expect(page.getByText("pnpm add -D second")).toBeVisible();
  expect(requests.filter((request) => request.isNavigationRequest())).toEqual([]);
});
