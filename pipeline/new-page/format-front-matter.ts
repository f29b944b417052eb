import { stringify } from "yaml";
import type { FrontMatter } from "#model/front-matter.ts";

/** Writes front matter as our pages have it: one line a key, quotes only where YAML needs them. */
export function formatFrontMatter(frontMatter: FrontMatter): string {
  return stringify(frontMatter, { lineWidth: 0 });
}
