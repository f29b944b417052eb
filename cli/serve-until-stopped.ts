import type { Server } from "node:http";
import { listen } from "../pipeline/serve/listen.ts";

/** Serves until the process gets a signal, and returns the exit code. */
export async function serveUntilStopped(server: Server, port: number): Promise<number> {
  await listen(server, port);
  const address = server.address();
  const actual = typeof address === "object" && address !== null ? address.port : port;
  console.log(`\n  http://localhost:${actual}/\n\nPress Ctrl-C to stop.`);
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  await promise;
  server.close();
  server.closeAllConnections();
  return 0;
}
