import assert from "node:assert/strict";
import { mkdtempSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import { join } from "node:path";
import { after, before, beforeEach, suite, test } from "node:test";
import sharp from "sharp";
import { countSupporters } from "#model/supporter.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { loadSupporters } from "./load-supporters.ts";
import { refreshSupporters } from "./refresh-supporters.ts";

const NOW = new Date("2026-11-21T00:00:00Z");
const HOUR = 60 * 60 * 1000;
const hoursLater = (hours: number) => new Date(NOW.getTime() + hours * HOUR);

suite("supporters", () => {
  const folder = temporaryFolder();
  let cache = "";
  let server: Server;
  let answer: RequestListener = (_request, response) => response.end();
  let asked = 0;
  let origin = "";

  before(async () => {
    server = createServer((request, response) => {
      if (request.method === "POST") asked++;
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    origin = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
  });

  beforeEach(() => {
    asked = 0;
    cache = mkdtempSync(join(folder, "cache-"));
  });

  after(() => {
    server.closeAllConnections();
    server.close();
  });

  const refresh = (now = NOW, timeout = 60_000) =>
    refreshSupporters({ endpoint: `${origin}/graphql`, timeout, cache, now, pause: 6 * HOUR });

  function member(slug: string, dollars: number, since: string, website: string | null = null) {
    const account = { name: slug.toUpperCase(), slug, website, imageUrl: `${origin}/${slug}.png` };
    return { since, totalDonations: { valueInCents: dollars * 100 }, account };
  }

  const answerWell: RequestListener = async (request, response) => {
    if (request.url === "/gold.png") {
      const image = sharp({ create: { width: 400, height: 300, channels: 3, background: "#1c78c0" } });
      return response.end(await image.png().toBuffer());
    }
    if (request.url?.endsWith(".png") === true) return response.end("not an image");
    const nodes = [
      member("gold", 10_000, "2020-01-01T00:00:00.000Z", "gold.example"),
      member("new", 5, "2026-11-10T00:00:00.000Z", "javascript:alert(1)"),
      member("peerigon", 1_000, "2017-01-01T00:00:00.000Z"),
      member("nothing", 0, "2019-01-01T00:00:00.000Z"),
    ];
    response.end(JSON.stringify({ data: { account: { members: { totalCount: nodes.length, nodes } } } }));
  };

  test("ranks the additional supporters if there is no answer", async () => {
    const lists = await loadSupporters(cache);
    const names = Object.entries(lists).map(([rank, shown]) => [rank, shown.map(({ name }) => name)]);
    assert.deepEqual(Object.fromEntries(names), {
      latest: [],
      platinum: [],
      gold: ["Segment"],
      silver: ["Google Angular"],
      bronze: ["Peerigon", "Architects.io"],
      backer: ["MoonMail"],
    });
    assert.deepEqual(lists.gold, [{ name: "Segment", url: "https://segment.com/" }]);
  });

  test("merges an answer with the additional supporters, ranks them, and caches small images", async () => {
    answer = answerWell;
    assert.equal(await refresh(), "Supporters: Open Collective knows 4.");
    const lists = await loadSupporters(cache);
    assert.deepEqual(countSupporters(lists), { latest: 1, platinum: 0, gold: 2, silver: 2, bronze: 1, backer: 2 });
    assert.deepEqual(lists.gold, [
      { name: "Segment", url: "https://segment.com/" },
      { name: "GOLD", url: "https://gold.example/", avatar: "/supporters/gold.webp" },
    ]);
    const { width, height } = await sharp(join(cache, "avatars/gold.webp")).metadata();
    assert.deepEqual([width, height], [128, 96]);
    assert.deepEqual(lists.latest, [{ name: "NEW", url: "https://opencollective.com/new" }]);
    assert.ok(
      lists.silver.some(({ name }) => name === "PEERIGON"),
      "1,000 and 1,441 dollars make silver",
    );
  });

  test("asks Open Collective once in six hours, whether it answers or not", async () => {
    answer = answerWell;
    await refresh();
    assert.equal(await refresh(hoursLater(5)), undefined);
    assert.equal(asked, 1);
    answer = (_request, response) => response.writeHead(500).end();
    assert.match((await refresh(hoursLater(7))) ?? "", /answered 500/);
    assert.equal(await refresh(hoursLater(8)), undefined);
    assert.equal(asked, 2);
  });

  test("returns the same lists for the same answer on any later day", async () => {
    answer = answerWell;
    await refresh();
    const lists = await loadSupporters(cache);
    answer = (_request, response) => response.writeHead(500).end();
    await refresh(hoursLater(24 * 100));
    assert.deepEqual(await loadSupporters(cache), lists);
    assert.equal(lists.latest.length, 1);
  });

  test("reports wrong, late and missing answers in one line, and keeps the last answer", async () => {
    answer = answerWell;
    await refresh();
    const lists = await loadSupporters(cache);
    const cases: [string, RequestListener, RegExp][] = [
      ["an error", (_request, response) => response.writeHead(500).end(), /answered 500/],
      ["no JSON", (_request, response) => response.end("<html>"), /not valid JSON/],
      ["another form", (_request, response) => response.end('{"data":{"account":null}}'), /in another format/],
      ["never", () => undefined, /timeout/],
      ["slow", (_request, response) => response.write("{"), /timeout/],
      ["the connection is cut", (request) => request.socket.destroy(), /socket|other side closed|fetch failed/],
    ];
    for (const [place, [name, listener, reason]] of cases.entries()) {
      answer = listener;
      const timeout = reason.source === "timeout" ? 200 : undefined;
      const report = (await refresh(hoursLater(10 * (place + 1)), timeout)) ?? "";
      assert.match(report, reason, name);
      assert.match(report, /^Supporters: no answer .*; the answer of 2026-11-21T00:00:00\.000Z is used\.$/, name);
      assert.deepEqual(await loadSupporters(cache), lists, name);
    }
  });

  test("doesn't wait for late images, and removes those that aren't shown", async () => {
    answer = answerWell;
    await refresh();
    answer = (request, response) => {
      if (request.method === "POST") void answerWell(request, response);
    };
    await refresh(hoursLater(10), 3000);
    assert.deepEqual(await readdir(join(cache, "avatars")), ["gold.webp"]);
    answer = (_request, response) => {
      const nodes = [member("other", 10, "2020-01-01T00:00:00.000Z")];
      response.end(JSON.stringify({ data: { account: { members: { totalCount: 1, nodes } } } }));
    };
    await refresh(hoursLater(20));
    assert.deepEqual(await readdir(join(cache, "avatars")), []);
  });
});
