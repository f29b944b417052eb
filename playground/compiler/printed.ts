/* Collects what the project prints. Imports nothing, because the shim of Node's `process` imports it. */

/** A project that prints without end must not fill the page, in characters. */
const MAX_LENGTH = 100_000;

let printed = "";

export function print(text: string): void {
  printed = (printed + text).slice(0, MAX_LENGTH);
}

/** Returns what was printed since the last call. */
export function takePrinted(): string {
  const text = printed;
  printed = "";
  return text;
}
