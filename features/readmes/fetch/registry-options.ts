import { dirname } from "node:path";
import type { Options } from "pacote";

/** Timeout of a request, in milliseconds. */
const TIMEOUT = 15_000;

/**
 * Returns what `npm install` would use here: registry, proxy, certificates and credentials of the user's npm
 * configuration.
 */
export async function registryOptions(): Promise<Options> {
  // Only loaded when it's needed, because npm's code is large.
  const { default: Config } = await import("@npmcli/config");
  const { default: npm } = await import("@npmcli/config/lib/definitions/index.js");
  const config = new Config({ ...npm, npmPath: dirname(process.execPath), argv: [], env: process.env });
  await config.load();
  return { ...config.flat, ...RETRY_OPTIONS };
}

/** A build must not wait for a registry that is down, so there is only one retry, soon. */
export const RETRY_OPTIONS: Options = {
  timeout: TIMEOUT,
  retry: { retries: 1, minTimeout: 500, maxTimeout: 1000 },
};
