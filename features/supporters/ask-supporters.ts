import { OPEN_COLLECTIVE } from "./ask-open-collective.ts";
import { refreshSupporters } from "./refresh-supporters.ts";
import { SUPPORTERS_CACHE } from "./supporters-cache.ts";

const HOUR = 60 * 60 * 1000;

/** Limits for a build, in milliseconds. */
export const BUILD_LIMITS = { timeout: 5_000, pause: 6 * HOUR };

/**
 * Asks Open Collective for the supporters and returns a line about it, or undefined if it was asked recently. The
 * variable OPEN_COLLECTIVE names another endpoint, or is "off".
 */
export async function askSupporters(limits: typeof BUILD_LIMITS): Promise<string | undefined> {
  const { OPEN_COLLECTIVE: endpoint = OPEN_COLLECTIVE } = process.env;
  if (endpoint === "off") return undefined;
  return refreshSupporters({ endpoint, cache: SUPPORTERS_CACHE, now: new Date(), ...limits });
}
