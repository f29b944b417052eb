import assert from "node:assert/strict";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import sharp from "sharp";
import { fetchSupporters, SupportersError } from "./fetch-supporters.ts";

const NOW = new Date("2026-11-21T00:00:00Z");
let folder = "";
let server: Server;
let answer: RequestListener = (_request, response) => response.end();
let origin = "";

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "supporters-"));
  await cp("data/supporters/additional.json", join(folder, "additional.json"));
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
});

after(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

const run = (timeout = 2000) => fetchSupporters({ endpoint: `${origin}/graphql`, timeout, folder, now: NOW });
const read = async (rank: string): Promise<{ name: string; url: string; avatar: string }[]> =>
  JSON.parse(await readFile(join(folder, `${rank}.json`), "utf8"));

function member(slug: string, dollars: number, since: string, website: string | null = null) {
  const account = { name: slug.toUpperCase(), slug, website, imageUrl: `${origin}/${slug}.png` };
  return { since, totalDonations: { valueInCents: dollars * 100 }, account };
}

const rightly: RequestListener = async (request, response) => {
  if (request.url === "/gold.png") {
    const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: "#1c78c0" } });
    return response.end(await picture.png().toBuffer());
  }
  if (request.url?.endsWith(".png") === true) return response.end("no picture");
  const nodes = [
    member("gold", 10_000, "2020-01-01T00:00:00.000Z", "gold.example"),
    member("new", 5, "2026-11-10T00:00:00.000Z", "javascript:alert(1)"),
    member("peerigon", 1_000, "2017-01-01T00:00:00.000Z"),
    member("nothing", 0, "2019-01-01T00:00:00.000Z"),
  ];
  response.end(JSON.stringify({ data: { account: { members: { totalCount: nodes.length, nodes } } } }));
};

test("supporters are merged, ranked and written with small pictures", async () => {
  answer = rightly;
  assert.deepEqual(await run(), { latest: 1, platinum: 0, gold: 2, silver: 2, bronze: 1, backer: 2 });
  assert.deepEqual(await read("gold"), [
    { name: "Segment", url: "https://segment.com/", avatar: "/icon.svg" },
    { name: "GOLD", url: "https://gold.example/", avatar: "/supporters/gold.webp" },
  ]);
  const { width, height } = await sharp(join(folder, "avatars/gold.webp")).metadata();
  assert.deepEqual([width, height], [128, 96]);
  assert.deepEqual(await read("latest"), [{ name: "NEW", url: "https://opencollective.com/new", avatar: "/icon.svg" }]);
  assert.ok(
    (await read("silver")).some(({ name }) => name === "PEERIGON"),
    "1,000 and 1,441 dollars make silver",
  );
});

test("wrong, late and missing answers leave the last good lists in place and say so", async () => {
  const good = await read("gold");
  const cases: [string, RequestListener, RegExp][] = [
    ["an error", (_request, response) => response.writeHead(500).end(), /answered 500/],
    ["no JSON", (_request, response) => response.end("<html>"), /not updated/],
    ["another form", (_request, response) => response.end('{"data":{"account":null}}'), /in another form/],
    ["never", () => undefined, /not updated/],
    ["slow", (_request, response) => void setTimeout(() => response.end("{}"), 1000), /not updated/],
  ];
  for (const [name, listener, message] of cases) {
    answer = listener;
    await assert.rejects(run(200), (error) => error instanceof SupportersError && message.test(error.message), name);
  }
  assert.deepEqual(await read("gold"), good);
});
