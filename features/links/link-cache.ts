import { readFileSync } from "node:fs";
import { z } from "zod";
import { emitFile } from "../../core/files/emit-file.ts";
import { LinkState } from "./link-state.ts";

/** `asked`: in milliseconds since 1970. */
const Entry = LinkState.extend({ asked: z.number() });

const WEEK = 7 * 24 * 60 * 60 * 1000;

/** Returns the states of links whose hosts answered within the last week. The others are worth another try. */
export function readLinkStates(file: string, now: number): Map<string, LinkState & { asked: number }> {
  const entries = [...readAll(file)].filter(
    ([, { asked, answered, isBusy }]) => answered && !isBusy && now - asked < WEEK,
  );
  return new Map(entries);
}

/** Writes states beside those of earlier runs that are still valid. */
export function writeLinkStates(file: string, states: ReadonlyMap<string, LinkState>, now: number): void {
  const added = [...states].map(([url, state]) => [url, { ...state, asked: now }] as const);
  emitFile(file, JSON.stringify(Object.fromEntries([...readLinkStates(file, now), ...added])));
}

function readAll(file: string): Map<string, z.infer<typeof Entry>> {
  try {
    return new Map(Object.entries(z.record(z.string(), Entry).parse(JSON.parse(readFileSync(file, "utf8")))));
  } catch {
    // It doesn't exist or has an older format, so all URLs are asked again.
    return new Map();
  }
}
