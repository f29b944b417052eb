import assert from "node:assert/strict";
import { EventEmitter, once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";
import { test } from "node:test";
import { openDevEvents } from "./dev-events.ts";
import { listen } from "./listen.ts";

test("a tab gets the edits since its document was rendered, the problems, and what follows", async () => {
  const events = openDevEvents();
  events.sendEdit({ type: "content" });
  const rendered = events.count();
  events.sendEdit({ type: "site" });
  const opened = new EventEmitter();
  const server = createServer((request, response) => {
    events.open(request, response, rendered);
    opened.emit("open");
  });
  const request = get({ host: "127.0.0.1", port: await listen(server, 0) });
  const [[response]] = await Promise.all([once(request, "response"), once(opened, "open")]);
  events.sendProblems([]);
  events.sendEdit({ type: "content" });
  assert.deepEqual(await typesOf(response, 4), ["site", "problems", "problems", "content"]);
  server.closeAllConnections();
  server.close();
});

async function typesOf(response: IncomingMessage, count: number): Promise<string[]> {
  let text = "";
  for await (const part of response.setEncoding("utf8")) {
    text += part;
    const found = [...text.matchAll(/data: (.*)\n\n/g)].map(([, json = ""]): string => JSON.parse(json).type);
    if (found.length >= count) return found;
  }
  return [];
}
