import { useEffect, useState } from "react";

/** How long readers wait without asking what happens, in milliseconds. */
const LATE = 300;

/** Tells whether something has been pending for longer than readers wait without a word. */
export function useLate(isPending: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setLate(true), LATE);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isPending]);
  return isPending && isLate;
}
