import { rmSync } from "node:fs";
import { basename, join } from "node:path";
import sharp from "sharp";
import { RANKS } from "#model/supporter.ts";
import { filesBelow } from "../../core/cache/hash.ts";
import { emitFile } from "../../core/files/emit-file.ts";
import { askOpenCollective } from "./ask-open-collective.ts";
import { rankKnownSupporters } from "./load-supporters.ts";
import type { Supporter } from "./supporter.ts";
import { avatarFile, avatarFolder, readAnswer, readAttempt, saveAnswer, saveAttempt } from "./supporters-cache.ts";

type Options = {
  endpoint: string;
  /** Milliseconds for everything, including images. */
  timeout: number;
  cache: string;
  now: Date;
  /** Milliseconds until Open Collective is asked again, whether it answered or not. */
  pause: number;
};

/**
 * Asks Open Collective for the team's supporters, and caches the answer and small images of those who are shown. Never
 * fails: without an answer, the last one stays. Returns a line about it, or undefined if it was asked recently.
 */
export async function refreshSupporters(options: Options): Promise<string | undefined> {
  const { endpoint, timeout, cache, now, pause } = options;
  if (now.getTime() - (await readAttempt(cache)) < pause) return undefined;
  saveAttempt(cache, now.toISOString());
  const signal = AbortSignal.timeout(timeout);
  try {
    const supporters = await askOpenCollective("webpack", { endpoint, signal });
    saveAnswer(cache, { date: now.toISOString(), supporters });
    await saveAvatars(cache, signal);
    return `Supporters: Open Collective knows ${supporters.length}.`;
  } catch (error) {
    const last = await readAnswer(cache);
    const used = last === undefined ? "only those of data/supporters/ are shown" : `the answer of ${last.date} is used`;
    return `Supporters: no answer from Open Collective (${reasonOf(error)}); ${used}.`;
  }
}

/** Images that don't arrive in time stay the same; those that aren't shown are removed. */
async function saveAvatars(cache: string, signal: AbortSignal): Promise<void> {
  const folder = avatarFolder(cache);
  const ranked = await rankKnownSupporters(cache);
  const shown = new Map(RANKS.flatMap((rank) => ranked[rank]).map((supporter) => [avatarFile(supporter), supporter]));
  for (const file of filesBelow(folder)) if (!shown.has(basename(file))) rmSync(file);
  await Promise.all(
    [...shown].map(async ([file, supporter]) => {
      const image = await avatarOf(supporter, signal);
      if (image !== undefined) emitFile(join(folder, file), image);
    }),
  );
}

/** Size of a supporter's image in pixels, for screens with two per CSS pixel. */
const AVATAR = 128;

/** Returns the image, scaled down and encoded again; undefined if it doesn't arrive or isn't an image. */
async function avatarOf({ avatar }: Supporter, signal: AbortSignal): Promise<Buffer | undefined> {
  if (avatar === "") return undefined;
  try {
    const response = await fetch(avatar, { signal });
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

/** Returns one line. Fetch itself only says "fetch failed"; the reason is its cause. */
function reasonOf(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return (cause instanceof Error ? cause.message : message).split("\n")[0] ?? "";
}
