import { readFile } from "node:fs/promises";
import { z } from "zod";

const Golden = z.array(
  z.strictObject({
    kind: z.string(),
    query: z.string(),
    right: z
      .array(z.string().regex(/^\/(?:.*\/)?(?:#.+)?$/))
      .min(1)
      .describe("Addresses that answer: of a page, where any of its sections will do, or of one section."),
  }),
);

/** A query as a reader might type it, and what answers it. */
export type GoldenQuery = z.infer<typeof Golden>[number];

/** 'tuning': what the ranking was made with. 'measuring': what nobody looks at one by one. */
export async function readGolden(part: "tuning" | "measuring"): Promise<GoldenQuery[]> {
  return Golden.parse(JSON.parse(await readFile(`bench/search/${part}.json`, "utf8")));
}
