import { spawnSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { emitFile } from "../../core/files/emit-file.ts";
import { installPackages } from "../commands/install-packages.ts";
import { moveAway } from "../commands/move-away.ts";
import { type Duration, runTimed } from "../commands/run-timed.ts";
import { emitPlainPages, type PlainPage } from "./export-content.ts";
import type { Peer } from "./peers.ts";

/**
 * Tells whether a tool is available: npm can install it, or its command exists. Otherwise it's left out with a message.
 */
export function isAvailable({ name, command }: Peer): boolean {
  const found = command === undefined || spawnSync(command, ["version"]).error === undefined;
  if (!found) console.error(`${name} is left out: there is no '${command}' in the PATH.`);
  return found;
}

/** Installs a peer if necessary, gives it the pages, and returns its project. */
export async function setUpPeer(peer: Peer, pages: readonly PlainPage[]): Promise<string> {
  const project = await installPackages(peer.name.toLowerCase(), peer.packages, peer.overrides);
  await rm(join(project, peer.content), { recursive: true, force: true });
  await emitPlainPages(pages, join(project, peer.content), peer);
  for (const [path, text] of Object.entries(peer.files(pages))) emitFile(join(project, path), text);
  return project;
}

/** Runs a production build; `cold` removes what earlier builds left. */
export async function buildPeer(peer: Peer, project: string, { cold }: { cold: boolean }): Promise<Duration> {
  if (cold) for (const path of [peer.output, ...peer.caches]) await moveAway(join(project, path));
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
