import type { CopyReason } from "#model/offline.ts";
import { offline } from "#strings";
import type { Network } from "../../offline/use-network.ts";

/** A saved copy of the page on the screen: why it is shown, and when the page was last changed. */
type Copy = { reason: CopyReason; date: string };

/** Returns the message about the network and the age of the page on the screen; "" when neither matters. */
export function offlineWords(network: Network, copy: Copy | undefined): string {
  if (copy === undefined) return network === "offline" ? offline.offline : "";
  if (network === "offline") return offline.copyOffline(copy.date);
  if (network === "back") return offline.copyBack(copy.date);
  return copy.reason === "slow" ? offline.copySlow(copy.date) : offline.copyFailed(copy.date);
}
