import { rm } from "node:fs/promises";
import { join } from "node:path";
import { emitFile } from "../../pipeline/emit/emit-file.ts";
import { installAside } from "../aside/install-aside.ts";
import { type Duration, runTimed } from "../aside/run-timed.ts";
import { emitPlainPages, type PlainPage } from "./export-content.ts";
import type { Peer } from "./peers.ts";

/** Installs a peer, if it is not there yet, and gives it the pages; resolves to its project. */
export async function setUpPeer(peer: Peer, pages: readonly PlainPage[]): Promise<string> {
  const { packages, overrides = {} } = peer;
  const project = await installAside(peer.name.toLowerCase(), packages, { overrides });
  await rm(join(project, peer.content), { recursive: true, force: true });
  await emitPlainPages(pages, join(project, peer.content), peer.heading);
  for (const [path, text] of Object.entries(peer.files(pages))) emitFile(join(project, path), text);
  return project;
}

/** A production build; `cold`: with nothing kept of an earlier one. */
export async function buildPeer(peer: Peer, project: string, { cold }: { cold: boolean }): Promise<Duration> {
  const removed = cold ? [peer.output, ...peer.caches] : [];
  for (const path of removed) await rm(join(project, path), { recursive: true, force: true });
  const durations: Duration[] = [];
  for (const command of peer.build) durations.push(await runTimed(command, project, project));
  return durations.reduce(addDurations);
}

function addDurations(first: Duration, second: Duration): Duration {
  const sum: Duration = { clock: first.clock + second.clock };
  if (first.processors !== undefined && second.processors !== undefined)
    sum.processors = first.processors + second.processors;
  if (first.memory !== undefined && second.memory !== undefined) sum.memory = Math.max(first.memory, second.memory);
  return sum;
}
