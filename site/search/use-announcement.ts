import { useEffect, useState } from "react";

/** How long the reader must pause before a screen reader is told, in milliseconds. */
const PAUSE = 500;

/** Says a text once it has stayed the same for a moment: not after each keystroke. */
export function useAnnouncement(text: string): string {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}
