import { readStored, writeStored } from "../../browser/stored-list.ts";

/** A result that the reader has chosen before. */
export type Recent = { title: string; page: string; url: string };

const STORAGE_KEY = "search-recent";
const LIMIT = 5;

/** Returns recent results, latest first. */
export function readRecent(): Recent[] {
  return readStored(STORAGE_KEY).filter(isRecent).slice(0, LIMIT);
}

export function keepRecent(chosen: Recent): void {
  writeStored(STORAGE_KEY, [chosen, ...readRecent().filter(({ url }) => url !== chosen.url)].slice(0, LIMIT));
}

export function forgetRecent(): void {
  writeStored(STORAGE_KEY, []);
}

function isRecent(value: unknown): value is Recent {
  if (typeof value !== "object" || value === null) return false;
  const { title, page, url }: Partial<Record<keyof Recent, unknown>> = value;
  return typeof title === "string" && typeof page === "string" && typeof url === "string" && /^\/(?!\/)/.test(url);
}
