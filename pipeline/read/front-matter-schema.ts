import { z } from "zod";
import { FrontMatter } from "./front-matter.ts";

/** Path of the schema from the project's root, as .vscode/settings.json names it. */
export const FRONT_MATTER_SCHEMA = "docs/front-matter.schema.json";

/** Returns the JSON Schema of the front matter, from which editors complete and check keys and show their meaning. */
export function frontMatterSchema(): string {
  const schema = {
    title: "Front matter of a page",
    description:
      "Written by npm run check -- --front-matter-schema; the check itself uses pipeline/read/front-matter.ts.",
    ...z.toJSONSchema(FrontMatter, { target: "draft-7" }),
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
