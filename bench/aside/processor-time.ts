import { readFileSync } from "node:fs";

/** Milliseconds that a process has worked so far, on all processors; nothing where the system has no /proc. */
export function processorTime(pid: number | undefined): number[] {
  try {
    // '123 (node) S …': after the name, which may hold spaces, user and system time are the 12th and 13th, in hundredths.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return [(Number(fields[11]) + Number(fields[12])) * 10];
  } catch {
    return [];
  }
}
