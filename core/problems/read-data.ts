import { readFile } from "node:fs/promises";
import type { z } from "zod";

/** Reads a data file that has no mistakes: checkData() reports them first. */
export async function readData<T>(file: string, schema: z.ZodType<T>): Promise<T> {
  return schema.parse(JSON.parse(await readFile(file, "utf8")));
}
