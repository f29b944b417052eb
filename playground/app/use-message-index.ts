import { useEffect, useState } from "react";
import { MESSAGES_URL, type MessageIndex } from "#model/messages.ts";
import { fetchKept } from "./files/kept-files.ts";

/** Returns the index of messages once it's needed and has arrived. */
export function useMessageIndex(isNeeded: boolean): MessageIndex | undefined {
  const [index, setIndex] = useState<MessageIndex>();
  const isMissing = isNeeded && index === undefined;
  useEffect(() => {
    if (!isMissing) return;
    loadIndex().then(setIndex, () => {
      // Without it, messages link to search.
    });
  }, [isMissing]);
  return index;
}

async function loadIndex(): Promise<MessageIndex> {
  const response = await fetchKept(MESSAGES_URL);
  return response.json();
}
