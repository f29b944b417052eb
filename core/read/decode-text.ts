import { isUtf8 } from "node:buffer";
import { type Place, placeAt, START } from "../problems/place.ts";
import type { Report } from "../problems/report.ts";

/** Decodes a file without its byte order mark and with \n line endings; reports a file that isn't UTF-8 text. */
export function decodeText(bytes: Buffer, report: Report): string | undefined {
  if (bytes.includes(0)) {
    report(
      "encoding",
      START,
      "This file contains NUL bytes, so it's binary or UTF-16.",
      "Save it as UTF-8 text, or remove it from the content folder.",
    );
    return undefined;
  }
  if (!isUtf8(bytes)) {
    report("encoding", firstInvalidPlace(bytes), "This file isn't UTF-8 text.", "Save it as UTF-8.");
    return undefined;
  }
  return bytes
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n");
}

/** Returns the place of the first byte sequence that isn't UTF-8. */
function firstInvalidPlace(bytes: Buffer): Place {
  const text = new TextDecoder("utf-8").decode(bytes).replace(/\r\n?/g, "\n");
  return placeAt(text, text.indexOf("\uFFFD"));
}
