import { type ReactNode, useEffect, useState } from "react";

/** Pause in typing before screen readers announce the text, in milliseconds. */
const PAUSE = 500;

/** Announces a text to screen readers, but not again on each keystroke. */
export function Announcement({ text }: { text: string }): ReactNode {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  );
}
