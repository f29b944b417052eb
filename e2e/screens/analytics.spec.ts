import type { Page } from "@playwright/test";
import { test as base, expect, openHydrated, requestsOf, sidebarLink } from "../fixtures.ts";
import { SERVICES, test } from "./other-data.ts";

const { id, host } = SERVICES.analytics;

/** Imitates the tag: takes the queue, reports each view, and loads another script by its own policy. */
const TAG = `
  const report = (words) => fetch("${host}/collect", { method: "POST", body: JSON.stringify([...words]) });
  const queue = window.dataLayer;
  for (const words of queue) report(words);
  queue.push = report;
  const policy = trustedTypes.createPolicy("goog#html", { createScriptURL: (url) => url });
  const script = document.createElement("script");
  script.src = policy.createScriptURL("${host}/more.js");
  document.head.append(script);
`;

type Asked = { scripts: string[]; reports: unknown[][] };

/** Mocks the tag's host, and returns the requests and reports that it receives. */
async function serveTag(page: Page): Promise<Asked> {
  const asked: Asked = { scripts: [], reports: [] };
  await page.route(`${host}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (pathname === "/collect") asked.reports.push(route.request().postDataJSON());
    else asked.scripts.push(pathname + search);
    await route.fulfill({
      contentType: "text/javascript",
      headers: { "Access-Control-Allow-Origin": "*" },
      body: pathname === "/gtag/js" ? TAG : "",
    });
  });
  return asked;
}

/** Returns the reports of each view, in order. */
function viewsOf({ reports }: Asked): unknown[] {
  return reports.flatMap(([command, view], position) =>
    command === "set" && reports[position + 1]?.[1] === "page_view" ? [view] : [],
  );
}

test("loads the tag when idle and reports each page without search queries", async ({ page }) => {
  const asked = await serveTag(page);
  await openHydrated(page, "/concepts/?q=secret#text");
  const origin = new URL(page.url()).origin;
  await expect.poll(() => asked.scripts).toEqual([`/gtag/js?id=${id}`, "/more.js"]);
  const first = { page_location: `${origin}/concepts/`, page_title: "Concepts | webpack", page_referrer: "" };
  await expect.poll(() => viewsOf(asked)).toEqual([first]);
  expect(asked.reports[0]).toEqual(["consent", "default", expect.objectContaining({ analytics_storage: "denied" })]);
  expect(asked.reports).toContainEqual(["config", id, { send_page_view: false, server_container_url: host }]);

  await sidebarLink(page, "Second").click();
  await expect(page).toHaveURL("/concepts/second/");
  const second = { page_location: `${origin}/concepts/second/`, page_title: "Second | webpack" };
  await expect.poll(() => viewsOf(asked)).toEqual([first, { ...second, page_referrer: first.page_location }]);
});

for (const [name, property, value] of [
  ["Do Not Track", "doNotTrack", "1"],
  ["Global Privacy Control", "globalPrivacyControl", true],
] as const) {
  test(`doesn't count readers with ${name}`, async ({ page }) => {
    const asked = await serveTag(page);
    await page.addInitScript(([key, wish]) => Object.defineProperty(navigator, key, { value: wish }), [
      property,
      value,
    ] as const);
    const requests = requestsOf(page);
    await openHydrated(page, "/concepts/");
    await sidebarLink(page, "Second").click();
    await expect(page).toHaveURL("/concepts/second/");
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual({ scripts: [], reports: [] });
    expect(requests.filter((request) => request.url().includes("analytics"))).toEqual([]);
  });
}

test("a blocked analytics host breaks nothing", async ({ page, consoleProblems }) => {
  await page.route(`${host}/**`, (route) => route.abort());
  await openHydrated(page, "/concepts/");
  await expect.poll(() => consoleProblems.length).toBe(1);
  expect(consoleProblems.splice(0).join()).toContain("Failed to load resource");
  await sidebarLink(page, "Second").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Second");
});

base("without an id there is no host in the policy, and nothing is asked", async ({ page, request }) => {
  const policy = (await request.get("/concepts/")).headers()["content-security-policy"] ?? "";
  expect(policy).toContain("connect-src 'self';");
  expect(policy).not.toMatch(/google|goog#/);
  const requests = requestsOf(page);
  await openHydrated(page, "/concepts/");
  await sidebarLink(page, "Output").click();
  await expect(page).toHaveURL("/concepts/output/");
  await page.waitForLoadState("networkidle");
  expect(requests.filter((each) => /analytics|gtag/.test(each.url()))).toEqual([]);
  expect(await page.evaluate(() => "dataLayer" in window)).toBe(false);
});
