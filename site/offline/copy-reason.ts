import { COPY_TIMING, type CopyReason, savedAddress } from "#model/offline.ts";
import { documentTiming } from "./document-timing.ts";

/**
 * Why the worker answered with a saved copy of the page on the screen; undefined when it came from the network, or was
 * loaded by script since.
 */
export function copyReason(): CopyReason | undefined {
  const entry = documentTiming();
  if (entry === undefined || savedAddress(new URL(entry.name).pathname) !== savedAddress(location.pathname))
    return undefined;
  const reason = entry.serverTiming?.find(({ name }) => name === COPY_TIMING)?.description;
  return reason === "slow" || reason === "failed" ? reason : undefined;
}
