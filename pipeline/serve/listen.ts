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
    return new ListenError(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`);
  }
  if (error.code === "EACCES") {
    return new ListenError(`Port ${port} needs more rights than you have. Choose one above 1023: PORT=3000 npm start`);
  }
  return error;
}

/** Returns the PORT of the environment, or 3000. */
export function portOf(environment: NodeJS.ProcessEnv): number {
  const port = Number(environment["PORT"] ?? 3000);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new ListenError(
    `PORT is '${environment["PORT"]}', which is no port. Use a whole number from 0 to 65535, e.g. PORT=3000.`,
  );
}
