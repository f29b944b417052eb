import { COPY_TIMING, type CopyReason } from "#model/offline.ts";
import { documentTiming } from "./document-timing.ts";

/** Returns why this document is a saved copy, or undefined if it came from the network. */
export function copyReason(): CopyReason | undefined {
  const reason = documentTiming()?.serverTiming?.find(({ name }) => name === COPY_TIMING)?.description;
  return reason === "slow" || reason === "failed" ? reason : undefined;
}
