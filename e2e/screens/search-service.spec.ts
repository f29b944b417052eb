import type { Locator, Page } from "@playwright/test";
import { expect } from "../fixtures.ts";
import { SERVICES, test } from "./other-data.ts";
import { field, openSearchOn, options } from "./search-dialog.ts";

test.use({ expectedProblems: /Failed to load resource|The search service did not answer/ });

const HIT = {
  url: "https://published.example/concepts/second/#found",
  hierarchy: { lvl0: "Concepts", lvl1: "Second", lvl2: "Found by the service", lvl3: null },
  _highlightResult: { hierarchy: { lvl2: { value: "Found by the \u0002service\u0003" } } },
  _snippetResult: { content: { value: "Text of the \u0002service\u0003 <b>as text</b>." } },
};

/** The service's response, or 'never'. */
type Answer = 200 | 503 | "never";

type Asked = { path: string; key: string | undefined; query: string };

/** Mocks Algolia's API, and returns the requests that it receives. */
async function serve(page: Page, answer: Answer): Promise<Asked[]> {
  const asked: Asked[] = [];
  const headers = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" };
  await page.route(`${SERVICES.search.host}/**`, async (route) => {
    const request = route.request();
    if (request.method() === "OPTIONS") return route.fulfill({ headers });
    const { query } = request.postDataJSON();
    asked.push({ path: new URL(request.url()).pathname, key: request.headers()["x-algolia-api-key"], query });
    if (answer !== "never") await route.fulfill({ status: answer, headers, json: { hits: [HIT] } });
  });
  return asked;
}

async function ask(page: Page, query: string): Promise<Locator> {
  await openSearchOn(page, "/concepts/");
  await field(page).fill(query);
  return options(page).first();
}

test("queries the service with its public key and links its hits to this site", async ({ page }) => {
  const asked = await serve(page, 200);
  const first = await ask(page, "service");
  await expect(first).toHaveAttribute("href", "/concepts/second/#found");
  await expect(first).toContainText("Found by the service");
  await expect(first.locator("mark").first()).toHaveText("service");
  await expect(first).toContainText("<b>as text</b>");
  expect(asked.at(-1)).toEqual({ path: "/1/indexes/docs/query", key: "public", query: "service" });
  await first.click();
  await expect(page).toHaveURL("/concepts/second/#found");
});

for (const answer of [503, "never"] as const) {
  test(`falls back to the local index when the service answers with ${answer}`, async ({ page, consoleProblems }) => {
    const asked = await serve(page, answer);
    const first = await ask(page, "long paragraph");
    await expect(first).toHaveAttribute("href", "/concepts/first/#text");
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await expect.poll(() => consoleProblems.join("\n")).toContain("The search service did not answer");
    await expect(first).toHaveAttribute("href", "/concepts/first/#text");
  });
}
