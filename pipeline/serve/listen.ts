import type { Server } from "node:http";

/** Starts listening on all of this machine's addresses; a port in use throws ListenError. */
export function listen(server: Server, port: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", (error: NodeJS.ErrnoException) => reject(describeError(error, port)));
  server.listen(port, resolve);
  return promise;
}

export class ListenError extends Error {}

function describeError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === "EADDRINUSE") {
    return new ListenError(
      `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`,
    );
  }
  if (error.code === "EACCES") {
    return new ListenError(`You aren't allowed to use port ${port}. Choose one above 1023: PORT=3000 npm start`);
  }
  return error;
}

/** Returns the PORT of the environment, or 3000. */
export function portOf(environment: NodeJS.ProcessEnv): number {
  const port = Number(environment["PORT"] ?? 3000);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new ListenError(
    `PORT is '${environment["PORT"]}', which isn't a port. Use a whole number from 0 to 65535, e.g. PORT=3000.`,
  );
}
