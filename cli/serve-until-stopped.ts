import { once } from "node:events";
import type { Server } from "node:http";
import { listen } from "../core/serve/listen.ts";

/** Serves until the process gets a signal, and ends it. */
export async function serveUntilStopped(server: Server, port: number): Promise<never> {
  console.log(`\n  http://localhost:${await listen(server, port)}/\n\nPress Ctrl-C to stop.`);
  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  // A build may still be running.
  process.exit();
}
