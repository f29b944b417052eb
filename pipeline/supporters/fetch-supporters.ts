import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { z } from "zod";
import { emitFile } from "../emit/emit-file.ts";
import { askOpenCollective } from "./ask-open-collective.ts";
import { mergeSupporters, rankSupporters } from "./rank-supporters.ts";
import { RANKS, type Supporter } from "./supporter.ts";

/** Pixels of a supporter's picture, on screens with two a point. */
const AVATAR = 128;

const Additional = z.array(
  z.strictObject({ slug: z.string(), name: z.string(), url: z.url(), totalDonations: z.number(), via: z.string() }),
);

type Options = { endpoint: string; timeout: number /** Where the lists are written. */; folder: string; now: Date };

/**
 * Asks who supports the team and writes the lists of the ranks, with small pictures. On any failure nothing is written: the
 * last good lists stay, and the error says so.
 */
export async function fetchSupporters({ endpoint, timeout, folder, now }: Options): Promise<Record<string, number>> {
  const additional = Additional.parse(JSON.parse(await readFile(join(folder, "additional.json"), "utf8")));
  const asked = await askOpenCollective("webpack", { endpoint, timeout }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SupportersError(`Supporters were not updated: ${reason}\nThe lists in ${folder} are as they were.`);
  });
  const extra = additional.map(({ via: _via, ...rest }) => ({
    ...rest,
    avatar: "",
    firstDonation: "1970-01-01T00:00:00Z",
  }));
  const ranked = rankSupporters(mergeSupporters(asked, extra), now);
  const shown = new Set(RANKS.flatMap((rank) => ranked[rank]));
  const avatars = new Map(
    await Promise.all([...shown].map(async (one) => [one.slug, await avatarOf(one, timeout)] as const)),
  );

  await rm(join(folder, "avatars"), { recursive: true, force: true });
  for (const [slug, picture] of avatars) {
    if (picture !== undefined) emitFile(join(folder, "avatars", `${fileName(slug)}.webp`), picture);
  }
  const counts: Record<string, number> = {};
  for (const rank of RANKS) {
    const entries = ranked[rank].map(({ slug, name, url }) => ({
      name,
      url,
      avatar: avatars.get(slug) === undefined ? "/icon.svg" : `/supporters/${fileName(slug)}.webp`,
    }));
    counts[rank] = entries.length;
    emitFile(join(folder, `${rank}.json`), `${JSON.stringify(entries, null, 2)}\n`);
  }
  emitFile(join(folder, "counts.json"), `${JSON.stringify(counts, null, 2)}\n`);
  return counts;
}

export class SupportersError extends Error {}

/** The picture at one small size, decoded and encoded anew; undefined when it is none or doesn't come. */
async function avatarOf({ avatar }: Supporter, timeout: number): Promise<Buffer | undefined> {
  if (avatar === "") return undefined;
  try {
    const response = await fetch(avatar, { signal: AbortSignal.timeout(timeout) });
    if (!response.ok) return undefined;
    const bytes = Buffer.from(await response.arrayBuffer());
    return await sharp(bytes, { limitInputPixels: 50_000_000 })
      .resize(AVATAR, AVATAR, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
  } catch {
    return undefined;
  }
}

function fileName(slug: string): string {
  return slug.replace(/[^\w-]/g, "_");
}
