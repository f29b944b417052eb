import type { Page } from "@playwright/test";
import { test as base } from "../fixtures.ts";
import type { Served } from "../run-command.ts";
import { strings } from "../strings.ts";
import { serveOtherSite } from "./other-site.ts";
import { readText } from "./read-data.ts";

/** Services on hosts that don't exist; each test mocks their responses. */
export const SERVICES = {
  analytics: { id: "G-TEST1", host: "https://numbers.example" },
  search: { appId: "APP", apiKey: "public", indexName: "docs", host: "https://search.example" },
} as const;

const { none: _none, failed: _failed, ...ranks } = strings.components.supporters;

/** The titles of the ranks, highest first. */
export const RANKS = ranks;

const ANSWERED = "2026-11-01T00:00:00Z";

/** Donations in US dollars for each rank; the latest is too small for any other rank. */
const DOLLARS: Partial<Record<keyof typeof RANKS, number>> = {
  latest: 0.5,
  platinum: 60_000,
  silver: 3_000,
  bronze: 300,
  backer: 10,
};

/** Two supporters for each rank except gold, and as many backers as the page shows. */
const SUPPORTERS = Object.entries(DOLLARS).flatMap(([rank, dollars]) =>
  Array.from({ length: rank === "backer" ? 100 : 2 }, (_, place) => ({
    slug: `${rank}-${place + 1}`,
    name: `${rank} ${place + 1}`,
    url: `https://${rank}-${place + 1}.example/`,
    avatar: "",
    firstDonation: rank === "latest" ? "2026-10-25T00:00:00Z" : "2020-01-01T00:00:00Z",
    totalDonations: dollars * 100 - place,
  })),
);

const MANY = Array.from({ length: 300 }, (_, number) => String(number).padStart(3, "0"));

const FILES: Record<string, string> = {
  "data/navigation.json": JSON.stringify(navigation()),
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
  "data/supporters/additional.json": "[]",
  ".cache/supporters/answer.json": JSON.stringify({ date: ANSWERED, supporters: SUPPORTERS }),
  // Each test mocks the response.
  ".cache/supporters/avatars/silver-1.webp": "",
};

/** The project's own configuration, with services. */
function navigation(): object {
  const own = JSON.parse(readText("data/navigation.json"));
  const { analytics, search } = SERVICES;
  const services = { ...own.services, analyticsId: analytics.id, analyticsHost: analytics.host, search };
  return { ...own, services };
}

/** Runs tests on a site with other content and data: supporters, services, hundreds of pages. */
export const test = base.extend<{ quietServices: undefined }, { site: Served }>({
  site: [
    async ({ browserName: _name }, use) => {
      const site = await serveOtherSite("other-data", FILES);
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  quietServices: [
    async ({ page }, use) => {
      await answerQuietly(page);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Mocks empty responses from the services, which tests can override. */
async function answerQuietly(page: Page): Promise<void> {
  const headers = { "Access-Control-Allow-Origin": "*" };
  await page.route(`${SERVICES.analytics.host}/**`, (route) =>
    route.fulfill({ contentType: "text/javascript", headers, body: "" }),
  );
  await page.route(`${SERVICES.search.host}/**`, (route) =>
    route.fulfill({ contentType: "application/json", headers, body: JSON.stringify({ hits: [] }) }),
  );
}
