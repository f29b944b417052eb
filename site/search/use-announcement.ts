import { useEffect, useState } from "react";

/** Pause in typing before screen readers announce the text, in milliseconds. */
const PAUSE = 500;

/** Debounces an announcement, so it isn't repeated on each keystroke. */
export function useAnnouncement(text: string): string {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}
