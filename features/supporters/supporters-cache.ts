import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { emitFile } from "../../core/files/emit-file.ts";
import type { Supporter } from "./supporter.ts";

/** Folder for the last answer of Open Collective and its images. */
export const SUPPORTERS_CACHE = ".cache/supporters";

/** The answer of Open Collective with its time. */
export type Answer = { date: string; supporters: Supporter[] };

/** The cached files that a build depends on. */
export function supporterFiles(): string[] {
  return [answerFile(SUPPORTERS_CACHE), avatarFolder(SUPPORTERS_CACHE)];
}

export function avatarFolder(cache: string): string {
  return join(cache, "avatars");
}

/** File names only have letters that are safe in a URL and on every file system. */
export function avatarFile({ slug }: Supporter): string {
  return `${slug.replace(/[^\w-]/g, "_")}.webp`;
}

export async function readAnswer(cache: string): Promise<Answer | undefined> {
  return readJson(answerFile(cache));
}

export function saveAnswer(cache: string, answer: Answer): void {
  emitFile(answerFile(cache), JSON.stringify(answer));
}

/** Returns when Open Collective was last asked, in milliseconds since 1970. */
export async function readAttempt(cache: string): Promise<number> {
  const attempt = await readJson<{ date: string }>(join(cache, "attempt.json"));
  return attempt === undefined ? 0 : Date.parse(attempt.date);
}

export function saveAttempt(cache: string, date: string): void {
  emitFile(join(cache, "attempt.json"), JSON.stringify({ date }));
}

function answerFile(cache: string): string {
  return join(cache, "answer.json");
}

async function readJson<Value>(file: string): Promise<Value | undefined> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    // It's missing or incomplete.
    return undefined;
  }
}
