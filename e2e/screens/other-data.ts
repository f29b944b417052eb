import type { Page } from "@playwright/test";
import { test as base } from "../fixtures.ts";
import type { Served } from "../run-command.ts";
import { serveOtherSite } from "./other-site.ts";
import { readText } from "./read-data.ts";

/** Third parties of the other site: there are no such hosts, each test answers for them. */
export const SERVICES = {
  analytics: { id: "G-TEST1", host: "https://numbers.example" },
  search: { appId: "APP", apiKey: "public", indexName: "docs", host: "https://search.example" },
} as const;

export const RANKS = {
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
  ...Object.fromEntries(
    Object.keys(RANKS).map((rank) => [`data/supporters/${rank}.json`, JSON.stringify(supportersOf(rank))]),
  ),
  "data/supporters/counts.json": JSON.stringify(
    Object.fromEntries(Object.keys(RANKS).map((rank) => [rank, supportersOf(rank).length])),
  ),
};

/** The project's own, with services. */
function navigation(): object {
  const own = JSON.parse(readText("data/navigation.json"));
  const { analytics, search } = SERVICES;
  const services = { ...own.services, analyticsId: analytics.id, analyticsHost: analytics.host, search };
  return { ...own, services };
}

/** Tests on a site with other content and other data: supporters, services, hundreds of pages. */
export const test = base.extend<{ quietServices: undefined }, { site: Served }>({
  site: [
    async ({ browserName: _name }, use) => {
      const site = await serveOtherSite("other-data", FILES);
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 300_000 },
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

/** The services answer with nothing, until a test answers otherwise. */
async function answerQuietly(page: Page): Promise<void> {
  const headers = { "Access-Control-Allow-Origin": "*" };
  await page.route(`${SERVICES.analytics.host}/**`, (route) =>
    route.fulfill({ contentType: "text/javascript", headers, body: "" }),
  );
  await page.route(`${SERVICES.search.host}/**`, (route) =>
    route.fulfill({ contentType: "application/json", headers, body: JSON.stringify({ hits: [] }) }),
  );
}
