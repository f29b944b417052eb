import type { OutputFile } from "../../../core/files/emit-file.ts";
import { frontMatterSchema } from "./front-matter-schema.ts";
import { updatedGuide } from "./updated-guide.ts";

/** The schema's path, which .vscode/settings.json names. */
export const FRONT_MATTER_SCHEMA = "docs/front-matter.schema.json";
const WRITERS_GUIDE = "content/contribute/writers-guide.md";

/** Returns the repository's files that repeat what code declares. `npm run check -- --update` writes them. */
export function derivedFiles(): OutputFile[] {
  return [
    { path: FRONT_MATTER_SCHEMA, content: frontMatterSchema() },
    { path: WRITERS_GUIDE, content: updatedGuide(WRITERS_GUIDE) },
  ];
}
