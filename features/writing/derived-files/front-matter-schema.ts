import { z } from "zod";
import { FrontMatter } from "#model/front-matter.ts";

/** Returns the JSON Schema of the front matter, from which editors complete and check keys and show their meaning. */
export function frontMatterSchema(): string {
  const schema = {
    title: "Front matter of a page",
    description: "Written by npm run check -- --update from model/front-matter.ts, which the check uses.",
    ...z.toJSONSchema(FrontMatter, { target: "draft-7" }),
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
