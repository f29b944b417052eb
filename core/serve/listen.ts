import { once } from "node:events";
import type { Server } from "node:http";
import { UserError } from "#model/user-error.ts";

/**
 * Starts listening on all of this machine's addresses and returns the port, which the system chooses if it's 0. Throws
 * UserError if the port is in use.
 */
export async function listen(server: Server, port: number): Promise<number> {
  try {
    await once(server.listen(port), "listening");
  } catch (error) {
    throw describeError(error, port);
  }
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : port;
}

function describeError(error: unknown, port: number): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") {
    return new UserError(`Port ${port} is in use. Stop the program that uses it, or choose another: PORT=${port + 1}.`);
  }
  if (code === "EACCES") {
    return new UserError(`You aren't allowed to use port ${port}. Choose one above 1023: PORT=3000.`);
  }
  return error;
}

/** Returns the PORT of the environment, or 3000. */
export function portOf(environment: NodeJS.ProcessEnv): number {
  const port = Number(environment["PORT"] ?? 3000);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new UserError(
    `PORT is '${environment["PORT"]}', which isn't a port. Use a whole number from 0 to 65535, e.g. PORT=3000.`,
  );
}
