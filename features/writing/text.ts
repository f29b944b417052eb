import type { ParsePlugin } from "../../core/read/parse-page.ts";
import { fillPlaceholders } from "./fill-placeholders.ts";
import { checkHardCodedVersion } from "./rules/hard-coded-version.ts";

/** Fills in the version of webpack, and reports where it's written out. */
export const WRITTEN_TEXT: ParsePlugin = {
  module: import.meta.filename,
  text: (text, path, report) => {
    checkHardCodedVersion(path, text, report);
    return fillPlaceholders(text, report);
  },
};
