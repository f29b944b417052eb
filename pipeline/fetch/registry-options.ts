import { dirname } from "node:path";
import type { Options } from "pacote";

/** How long one request may take, in milliseconds. */
const TIME_OUT = 15_000;

/** What `npm install` would use here: registry, proxy, certificates and credentials of the user's own npm configuration. */
export async function registryOptions(): Promise<Options> {
  // Loaded when it is needed, as npm's code is large.
  const { default: Config } = await import("@npmcli/config");
  const { default: npm } = await import("@npmcli/config/lib/definitions/index.js");
  const config = new Config({ ...npm, npmPath: dirname(process.execPath), argv: [], env: process.env });
  await config.load();
  return { ...config.flat, ...PATIENCE };
}

/** A build must not wait for a registry that is down: one more try, soon. */
export const PATIENCE: Options = {
  timeout: TIME_OUT,
  retry: { retries: 1, minTimeout: 500, maxTimeout: 1000 },
};
