import { once } from "node:events";
import type { Server } from "node:http";
import { listen } from "../core/serve/listen.ts";

/** Serves until the process gets a signal, and returns the exit code. */
export async function serveUntilStopped(server: Server, port: number): Promise<number> {
  console.log(`\n  http://localhost:${await listen(server, port)}/\n\nPress Ctrl-C to stop.`);
  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  server.close();
  server.closeAllConnections();
  return 0;
}
