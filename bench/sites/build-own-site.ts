import { moveAway } from "../commands/move-away.ts";
import { type Duration, runTimed } from "../commands/run-timed.ts";

type Options = {
  /** Another folder with content. */
  content?: string;
  output: string;
  /** Builds without a cache. */
  cold: boolean;
};

/** Builds this site with its own command. */
export async function buildOwnSite({ content, output, cold }: Options): Promise<Duration> {
  const cache = content === undefined ? ".cache/site" : ".cache/foreign";
  if (cold) for (const folder of [cache, output]) await moveAway(folder);
  const options = content === undefined ? [] : ["--content", content];
  return runTimed(["node", "cli/run.mjs", "build", ...options, "--out", output], ".", ".");
}
