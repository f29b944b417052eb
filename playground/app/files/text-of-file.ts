import { playground as strings } from "#strings";

/** Returns a file's text, or a note to show instead. */
export function textOfFile(bytes: Uint8Array): string {
  if (bytes.length === 0) return strings.emitted.empty;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return strings.emitted.binary;
  }
}
