import { readFileSync } from "node:fs";

/** Returns the processor time of a process so far, in milliseconds; undefined if the system has no /proc. */
export function processorTime(pid: number | undefined): number[] {
  try {
    // '123 (node) S …': after the name, which may contain spaces, user and system time are the 12th and 13th fields, in
    // hundredths.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return [(Number(fields[11]) + Number(fields[12])) * 10];
  } catch {
    return [];
  }
}
