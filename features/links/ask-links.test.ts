import assert from "node:assert/strict";
import { createServer } from "node:http";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { listen } from "../../core/serve/listen.ts";
import { askLinks } from "./ask-links.ts";
import { type Answer, askNetwork } from "./link-state.ts";

const OFFLINE: Answer = { error: "EAI_AGAIN" };

test("asks one URL at a time at each host, and four hosts at once", async () => {
  const hosts = Array.from({ length: 6 }, (_, index) => `https://h${index}.dev`);
  const urls = hosts.flatMap((host) => [`${host}/a`, `${host}/b`, `${host}/c`]);
  const running = new Map<string, number>();
  let most = 0;
  const ask = async (url: string): Promise<Answer> => {
    const { host } = new URL(url);
    assert.equal(running.get(host) ?? 0, 0, `${host} is asked twice at once`);
    running.set(host, 1);
    most = Math.max(most, [...running.values()].filter((count) => count > 0).length);
    await setTimeout(1);
    running.set(host, 0);
    return { status: 200 };
  };
  const { states } = await askLinks(urls, { ask, pause: 0 });
  assert.equal(states.size, 18);
  assert.equal(most, 4);
});

test("sends GET if HEAD isn't answered", async () => {
  const asked: string[] = [];
  const ask = async (url: string, method: string): Promise<Answer> => {
    asked.push(`${method} ${new URL(url).pathname}`);
    return { status: method === "GET" && url.endsWith("/picky") ? 200 : url.endsWith("/gone") ? 410 : 405 };
  };
  const urls = ["https://a.dev/picky", "https://a.dev/gone", "https://a.dev/odd"];
  const { states } = await askLinks(urls, { ask, pause: 0 });
  assert.deepEqual(
    [...states.values()].map(({ verdict, detail }) => `${verdict} ${detail}`),
    ["alive 200", "dead answers 410", "unsure answers 405"],
  );
  assert.deepEqual(asked.slice(0, 2), ["HEAD /picky", "GET /picky"]);
});

test("stops asking a host that wants fewer requests or doesn't answer", async () => {
  const asked: string[] = [];
  const ask = async (url: string): Promise<Answer> => {
    asked.push(url);
    if (url.startsWith("https://busy.dev")) return { status: 429 };
    return url.startsWith("https://slow.dev") ? { error: "TimeoutError" } : { status: 200 };
  };
  const urls = ["busy", "slow", "good"].flatMap((name) => [`https://${name}.dev/1`, `https://${name}.dev/2`]);
  const { states, isOffline } = await askLinks(urls, { ask, pause: 0 });
  assert.deepEqual(asked.toSorted(), [
    "https://busy.dev/1",
    "https://good.dev/1",
    "https://good.dev/2",
    "https://slow.dev/1",
  ]);
  assert.equal(states.get("https://slow.dev/1")?.verdict, "unsure");
  assert.equal(isOffline, false);
});

test("doesn't call any link dead without a network, and soon stops asking", async () => {
  let requests = 0;
  const ask = async (): Promise<Answer> => {
    requests++;
    return OFFLINE;
  };
  const urls = Array.from({ length: 100 }, (_, index) => `https://h${index}.dev/`);
  assert.deepEqual(await askLinks(urls, { ask, pause: 0 }), { states: new Map(), isOffline: true });
  assert.ok(requests < 10, `${requests} requests`);
});

test("asks over the network, follows redirects and reports errors", async (context) => {
  const agents = new Set<string | undefined>();
  const server = createServer((request, response) => {
    agents.add(request.headers["user-agent"]);
    if (request.url === "/moved") response.writeHead(301, { Location: "/here" }).end();
    else response.writeHead(request.url === "/here" ? 200 : 404).end(request.method === "GET" ? "body" : undefined);
  });
  const url = `http://127.0.0.1:${await listen(server, 0)}`;
  context.after(() => server.close());
  const ask = askNetwork("https://site.example");
  assert.deepEqual(await ask(`${url}/moved`, "HEAD"), { status: 200 });
  assert.deepEqual(await ask(`${url}/gone`, "GET"), { status: 404 });
  assert.deepEqual([...agents], ["webpack-docs-doctor (https://site.example)"]);
  server.closeAllConnections();
  server.close();
  assert.deepEqual(await ask(`${url}/here`, "GET"), { error: "ECONNREFUSED" });
});
