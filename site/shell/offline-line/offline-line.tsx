import { type ReactNode, useEffect, useState } from "react";
import type { CopyReason } from "#model/offline.ts";
import { copyReason } from "../../offline/copy-reason.ts";
import { useNetwork } from "../../offline/use-network.ts";
import styles from "./offline-line.module.css";
import { offlineWords } from "./offline-words.ts";

type Props = {
  /** Whether the page on the screen is the one that this document was loaded for. */
  isDocument: boolean;
};

/** Shows whether the network is unavailable, and whether the page on the screen may be older than the published one. */
export function OfflineLine({ isDocument }: Props): ReactNode {
  const network = useNetwork();
  const [reason, setReason] = useState<CopyReason>();
  useEffect(() => setReason(copyReason()), []);
  return (
    <div role="status" className={styles["line"]}>
      {offlineWords(
        network,
        reason !== undefined && isDocument ? { reason, date: dateOf(document.lastModified) } : undefined,
      )}
    </div>
  );
}

/** '11/21/2026 05:40:00' → '2026-11-21'. The browser would take 20 ms to load a locale for that. */
function dateOf(lastModified: string): string {
  const [month, day, year] = lastModified.split(/\D/);
  return `${year}-${month}-${day}`;
}
