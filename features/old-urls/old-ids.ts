import { z } from "zod";
import { readData } from "../../core/problems/read-data.ts";

const Url = z.string().regex(/^\/(?:[\w.-]+\/)*$/, "a page of this site, with a slash at its end");
const Id = z.string().min(1);
const Target = z.string().regex(/^(?:[^/#\s]+|\/(?:[\w.-]+\/)*(?:#\S+)?)$/, "an id of the page, or /page/#id");

export const OLD_IDS_FILE = "data/old-ids.json";

export const OldIds = z.record(Url, z.record(Id, Target));

/**
 * Ids that the web links to and no heading has anymore, by page. Each leads to an id of the same page, to the section
 * of another page ('/page/#id'), or to the start of a page ('/page/').
 */
export type OldIds = z.infer<typeof OldIds>;

export async function readOldIds(): Promise<OldIds> {
  return readData(OLD_IDS_FILE, OldIds);
}
