import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { test as base, expect, openAwake } from "../fixtures.ts";
import type { Served } from "../run-command.ts";
import { serveOtherSite } from "./other-site.ts";
import { readText } from "./read-data.ts";

/** One worker builds the site once for all tests of this file. */
base.describe.configure({ mode: "default" });

/** A local server with Algolia's API: what it answers, and what it was asked. */
type Service = {
  url: string;
  asked: { path: string; key: string; query: string }[];
  answer: "hits" | "error" | "never";
};

const HIT = {
  url: "https://published.example/concepts/second/#found",
  hierarchy: { lvl0: "Concepts", lvl1: "Second", lvl2: "Found by the service", lvl3: null },
  _highlightResult: { hierarchy: { lvl2: { value: "Found by the \u0002service\u0003" } } },
  _snippetResult: { content: { value: "Text of the \u0002service\u0003 <b>as text</b>." } },
};

const FILES = {
  "content/index.md": "---\ntitle: Home\n---\n\nText.\n",
  "content/concepts/index.md": "---\ntitle: Concepts\nsort: -1\n---\n\nText.\n",
  "content/concepts/first.md": "---\ntitle: First\n---\n\n## Alpaca\n\nAnimals in the local index.\n",
  "content/concepts/second.md": "---\ntitle: Second\n---\n\n## Found\n\nText.\n",
};

const test = base.extend<object, { site: Served; service: Service }>({
  service: [
    async ({ browserName: _name }, use) => {
      const service: Service = { url: "", asked: [], answer: "hits" };
      const server = await listen(service);
      await use(service);
      server.closeAllConnections();
      server.close();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ service }, use) => {
      const navigation = JSON.parse(readText("data/navigation.json"));
      navigation.services.search = { appId: "APP", apiKey: "public", indexName: "docs", host: service.url };
      const site = await serveOtherSite("search-service", {
        ...FILES,
        "data/navigation.json": JSON.stringify(navigation),
      });
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

async function listen(service: Service): Promise<Server> {
  const server = createServer((request, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Headers", "*");
    if (request.method === "OPTIONS") {
      response.end();
      return;
    }
    let body = "";
    request.on("data", (data) => {
      body += data;
    });
    request.on("end", () => {
      const { query } = JSON.parse(body);
      service.asked.push({ path: request.url ?? "", key: String(request.headers["x-algolia-api-key"]), query });
      if (service.answer === "never") return;
      response.statusCode = service.answer === "hits" ? 200 : 503;
      response.end(JSON.stringify({ hits: [HIT] }));
    });
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, "localhost", resolve);
  await promise;
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  service.url = `http://localhost:${address.port}`;
  return server;
}

async function ask(page: Page, query: string) {
  await openAwake(page, "/concepts/");
  await page.keyboard.press("/");
  const dialog = page.getByRole("dialog", { name: "Search" });
  await dialog.getByRole("combobox").fill(query);
  return dialog.getByRole("option");
}

test.beforeEach(({ service }) => {
  service.asked = [];
});

test("the service is asked by its public key, and its hits lead to this site", async ({ page, service }) => {
  service.answer = "hits";
  const options = await ask(page, "service");
  await expect(options.first()).toHaveAttribute("href", "/concepts/second/#found");
  await expect(options.first()).toContainText("Found by the service");
  await expect(options.first().locator("mark").first()).toHaveText("service");
  await expect(options.first()).toContainText("<b>as text</b>");
  expect(service.asked.at(-1)).toEqual({ path: "/1/indexes/docs/query", key: "public", query: "service" });
  await options.first().click();
  await expect(page).toHaveURL("/concepts/second/#found");
});

for (const answer of ["error", "never"] as const) {
  test(`when the service answers with ${answer}, the local index does`, async ({ page, service, consoleProblems }) => {
    service.answer = answer;
    const options = await ask(page, "alpaca");
    await expect(options.first()).toHaveAttribute("href", "/concepts/first/#alpaca");
    await expect.poll(() => service.asked.length).toBeGreaterThan(0);
    await expect.poll(() => consoleProblems.join("\n")).toContain("The search service did not answer");
    await expect(options.first()).toHaveAttribute("href", "/concepts/first/#alpaca");
    consoleProblems.splice(0);
  });
}
