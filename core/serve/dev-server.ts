import type { Server } from "node:http";
import { answerDevRequest } from "./answer-dev-request.ts";
import { type DevOptions, openDevSite } from "./dev-site.ts";

// An import would load all exports of node:http, which takes longer than rendering the first page.
const { createServer } = process.getBuiltinModule("node:http");

/**
 * Returns a server that compiles pages on request and notifies browsers of edits. It listens immediately: requests wait
 * for `ready`, which settles when the content is read, and requests for scripts wait for webpack. Close the server to
 * stop watching.
 */
export function devServer(options: DevOptions): { server: Server; ready: Promise<void> } {
  const opened = openDevSite(options);
  const server = createServer((request, response) => {
    opened
      .then((site) => answerDevRequest(request, response, site.state()))
      .catch((error: unknown) => {
        options.onError(error);
        response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" });
        response.end("The development server couldn't answer: see its terminal.");
      });
  });
  server.on("close", () => {
    opened.then(
      (site) => site.close(),
      () => undefined,
    );
  });
  return { server, ready: opened.then(() => undefined) };
}
