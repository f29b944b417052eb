import { spawnSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { emitFile } from "../../pipeline/emit/emit-file.ts";
import { installAside } from "../aside/install-aside.ts";
import { type Duration, runTimed } from "../aside/run-timed.ts";
import { setAside } from "../aside/set-aside.ts";
import { emitPlainPages, type PlainPage } from "./export-content.ts";
import type { Peer } from "./peers.ts";

/** True for what npm installs; what it doesn't must be there, and is left out with a word where it is not. */
export function isHere({ name, command }: Peer): boolean {
  const here = command === undefined || spawnSync(command, ["version"]).error === undefined;
  if (!here) console.error(`${name} is left out: there is no '${command}' in the PATH.`);
  return here;
}

/** Installs a peer, if it is not there yet, and gives it the pages; resolves to its project. */
export async function setUpPeer(peer: Peer, pages: readonly PlainPage[]): Promise<string> {
  const { packages, overrides = {} } = peer;
  const project = await installAside(peer.name.toLowerCase(), packages, { overrides });
  await rm(join(project, peer.content), { recursive: true, force: true });
  await emitPlainPages(pages, join(project, peer.content), peer);
  for (const [path, text] of Object.entries(peer.files(pages))) emitFile(join(project, path), text);
  return project;
}

/** A production build; `cold`: with nothing kept of an earlier one. */
export async function buildPeer(peer: Peer, project: string, { cold }: { cold: boolean }): Promise<Duration> {
  if (cold) for (const path of [peer.output, ...peer.caches]) await setAside(join(project, path));
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
