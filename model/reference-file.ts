import { z } from "zod";
import { REFERENCE_CATEGORIES } from "./reference.ts";

const Entry = z.strictObject({
  category: z.enum(REFERENCE_CATEGORIES),
  name: z.string().describe("As a configuration or a heading writes it: 'output.filename', 'emit'."),
  owner: z.string().optional().describe("The object or plugin that the name belongs to: 'Compiler'."),
  type: z.string().optional(),
  values: z.array(z.string()).optional().describe("Literals that the type allows, as code."),
  defaults: z
    .array(z.strictObject({ value: z.string(), when: z.string().optional() }))
    .optional()
    .describe("Values as code; `when` is the case, such as a mode or a target."),
  since: z.string().optional().describe("The first version that has it; without it, webpack 5.0 had it."),
  removed: z
    .string()
    .optional()
    .describe("The first version that no longer has it. Its url says what to do instead, if that's known."),
  deprecated: z
    .union([z.string(), z.literal(true)])
    .optional()
    .describe("True, or what to use instead."),
  experimental: z.literal(true).optional(),
  flag: z.string().optional().describe("On the command line."),
  sameAs: z.string().optional().describe("The name whose documentation covers this one."),
  url: z.url().optional().describe("Where it is documented."),
  summary: z.string().optional().describe("The first sentence of its documentation."),
});

/** The format of /reference.json. */
export const ReferenceFile = z.strictObject({
  $schema: z.url(),
  versions: z.record(z.string(), z.string()).describe("Versions of the packages, by name."),
  entries: z.array(Entry),
});

export type ReferenceFile = z.infer<typeof ReferenceFile>;

export type ReferenceFileEntry = z.infer<typeof Entry>;
