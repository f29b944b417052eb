import type { Feature } from "../../core/project/feature.ts";
import { referenceFiles } from "./reference-files.ts";

/** The reference as data for editors and other tools. */
export const REFERENCE_FILES: Feature = {
  name: "reference-files",
  files: ({ index, config, cache }) => referenceFiles(index, config, cache),
};
