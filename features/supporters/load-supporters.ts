import { existsSync } from "node:fs";
import { join } from "node:path";
import { RANKS, type Rank, type ShownSupporter, type SupporterLists } from "#model/supporter.ts";
import { readData } from "../../core/problems/read-data.ts";
import { mergeSupporters, rankSupporters } from "./rank-supporters.ts";
import { AdditionalSupporters, type Supporter } from "./supporter.ts";
import { avatarFile, avatarFolder, readAnswer, SUPPORTERS_CACHE } from "./supporters-cache.ts";

export const ADDITIONAL = "data/supporters/additional.json";

/** Returns the supporters of each rank, from the last answer and the additional ones, without the network. */
export async function loadSupporters(cache = SUPPORTERS_CACHE): Promise<SupporterLists> {
  const ranked = await rankKnownSupporters(cache);
  const shown = (supporter: Supporter): ShownSupporter => {
    const file = avatarFile(supporter);
    const hasImage = existsSync(join(avatarFolder(cache), file));
    return { name: supporter.name, url: supporter.url, ...(hasImage && { avatar: `/supporters/${file}` }) };
  };
  const lists: SupporterLists = { latest: [], platinum: [], gold: [], silver: [], bronze: [], backer: [] };
  for (const rank of RANKS) lists[rank] = ranked[rank].map(shown);
  return lists;
}

/** "Latest" is relative to the date of the answer, so that the same answer always gives the same lists. */
export async function rankKnownSupporters(cache: string): Promise<Record<Rank, Supporter[]>> {
  const additional = await readData(ADDITIONAL, AdditionalSupporters);
  const answer = await readAnswer(cache);
  const extra = additional.map(({ via: _via, ...rest }) => ({ ...rest, avatar: "", firstDonation: LONG_AGO }));
  return rankSupporters(mergeSupporters(answer?.supporters ?? [], extra), new Date(answer?.date ?? BEFORE_ANY_ANSWER));
}

/** The additional donations have no dates, but none of them is recent. */
const LONG_AGO = "1970-01-01T00:00:00Z";
const BEFORE_ANY_ANSWER = "2018-01-01T00:00:00Z";
