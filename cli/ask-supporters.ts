import { OPEN_COLLECTIVE } from "../features/supporters/ask-open-collective.ts";
import { refreshSupporters } from "../features/supporters/refresh-supporters.ts";
import { SUPPORTERS_CACHE } from "../features/supporters/supporters-cache.ts";

const HOUR = 60 * 60 * 1000;

/** Limits for a build, in milliseconds. */
export const BUILD_LIMITS = { timeout: 5_000, pause: 6 * HOUR };

/**
 * Asks Open Collective for the supporters and reports the outcome in one line. The variable OPEN_COLLECTIVE names
 * another endpoint, or is "off".
 */
export async function askSupporters(limits: typeof BUILD_LIMITS): Promise<void> {
  const { OPEN_COLLECTIVE: endpoint = OPEN_COLLECTIVE } = process.env;
  if (endpoint === "off") return;
  const report = await refreshSupporters({ endpoint, cache: SUPPORTERS_CACHE, now: new Date(), ...limits });
  if (report !== undefined) console.error(report);
}
