/* Collects what is printed. Imports nothing else, because the shim of Node's `process` imports it. */
import { MAX_TEXT } from "../limits.ts";

const MAX_LENGTH = MAX_TEXT - 1_000;
const CUT = "\n[playground] This project prints too much. The rest isn't shown.\n";

let printed = "";

/** Frames of the worker's own script, which has no folder and no lines that a reader could look up. */
const OWN_FRAMES = /^(?:\s+at .*|\S*@)blob:null\/.*(?:\n|$)/gm;

export function print(text: string): void {
  if (printed.length > MAX_LENGTH) return;
  printed += text.replace(OWN_FRAMES, "");
  if (printed.length > MAX_LENGTH) printed = printed.slice(0, MAX_LENGTH) + CUT;
}

/** Returns what was printed since the last call. */
export function takePrinted(): string {
  const text = printed;
  printed = "";
  return text;
}
