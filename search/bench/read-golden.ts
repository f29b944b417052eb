import { readFile } from "node:fs/promises";
import { z } from "zod";

const Golden = z.array(
  z.strictObject({
    kind: z.string(),
    query: z.string(),
    right: z
      .array(z.string().regex(/^\/(?:.*\/)?(?:#.+)?$/))
      .min(1)
      .describe("URLs that answer: of a page, where any of its sections is right, or of one section."),
  }),
);

/** A query as readers type it, and its answers. */
export type GoldenQuery = z.infer<typeof Golden>[number];

/**
 * Names and terms, and questions: titles of public threads, in their authors' words. The ranking was tuned with the
 * tuning parts; single results of the measuring parts are never looked at. The parts with questions list every answer,
 * except questions-measuring, which lists one to three.
 */
export const GOLDEN_PARTS = [
  "tuning",
  "measuring",
  "questions-tuning",
  "questions-measuring",
  "questions-tuning-2",
  "questions-measuring-2",
] as const;
export type GoldenPart = (typeof GOLDEN_PARTS)[number];

export async function readGolden(part: GoldenPart): Promise<GoldenQuery[]> {
  return Golden.parse(JSON.parse(await readFile(`search/bench/${part}.json`, "utf8")));
}
