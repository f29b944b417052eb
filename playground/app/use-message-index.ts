import { useEffect, useState } from "react";
import { MESSAGES_URL, type MessageIndex } from "#model/messages.ts";

/** Returns the index of messages once it's needed and has arrived. */
export function useMessageIndex(isNeeded: boolean): MessageIndex | undefined {
  const [index, setIndex] = useState<MessageIndex>();
  const isMissing = isNeeded && index === undefined;
  useEffect(() => {
    if (!isMissing) return;
    const abort = new AbortController();
    loadIndex(abort.signal).then(setIndex, () => {
      // Without it, messages lead to the search.
    });
    return () => abort.abort();
  }, [isMissing]);
  return index;
}

async function loadIndex(signal: AbortSignal): Promise<MessageIndex> {
  const response = await fetch(MESSAGES_URL, { signal });
  if (!response.ok) throw new Error(`${MESSAGES_URL} answered ${response.status}.`);
  return response.json();
}
