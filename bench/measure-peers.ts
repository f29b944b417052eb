import { readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withTemporaryFolder } from "../core/files/with-temporary-folder.ts";
import type { Duration } from "./commands/run-timed.ts";
import { type Measure, type Row, rowsOfDurations } from "./measure.ts";
import { buildOwnSite } from "./sites/build-own-site.ts";
import { emitPlainPages, type PlainPage, readPlainPages } from "./sites/export-content.ts";
import { HUGO_ALONE, PEERS, type Peer } from "./sites/peers.ts";
import { buildPeer, isAvailable, setUpPeer } from "./sites/set-up-peer.ts";

const { RUNS: runs = "3" } = process.env;
/** Changed before the third build of each round. */
const EDITED = "concepts/why-webpack";

type Tool = {
  name: string;
  /** The file of one page that may be changed. */
  page?: string;
  build: (options: { cold: boolean }) => Promise<Duration>;
};
type State = "cold" | "nothing changed" | "one page changed";

/**
 * Measures production builds of the same Markdown with other tools and with this site: cold, again, and with one page
 * changed. The tools take turns, so that other programs affect all of them. This site also builds its real content with
 * its checks and reference.
 */
export const measurePeers: Measure = () => withTemporaryFolder(join(tmpdir(), "bench-peers-"), measureIn);

async function measureIn(work: string): Promise<Row[]> {
  const pages = await readPlainPages("content");
  const complete = join(work, "dist");
  const tools: Tool[] = [
    await plainSite(work, pages),
    { name: "this site, complete", build: ({ cold }) => buildOwnSite({ output: complete, cold }) },
  ];
  for (const peer of [...PEERS, HUGO_ALONE].filter(isAvailable)) tools.push(await toolOf(peer, pages));
  const durations = new Map<string, Duration[]>();
  for (let round = 0; round < Number(runs); round++) {
    for (const tool of tools) {
      const note = (state: State, duration: Duration) => {
        const name = `peers, ${state}, ${tool.name}`;
        durations.set(name, [...(durations.get(name) ?? []), duration]);
        console.error(`${name}: ${Math.round(duration.processors ?? duration.clock)} ms`);
      };
      note("cold", await tool.build({ cold: true }));
      note("nothing changed", await tool.build({ cold: false }));
      if (tool.page === undefined) continue;
      const text = await readFile(tool.page, "utf8");
      await writeFile(tool.page, `${text}\nRound ${round}.\n`);
      note("one page changed", await tool.build({ cold: false }));
      await writeFile(tool.page, text);
    }
  }
  const rows = [...durations].flatMap(([name, all]) => rowsOfDurations(name, all));
  return rows.sort(byState);
}

async function toolOf(peer: Peer, pages: readonly PlainPage[]): Promise<Tool> {
  const project = await setUpPeer(peer, pages);
  return {
    name: peer.name,
    page: join(project, peer.content, EDITED, peer.index ?? "index.md"),
    build: ({ cold }) => buildPeer(peer, project, { cold }),
  };
}

async function plainSite(work: string, pages: readonly PlainPage[]): Promise<Tool> {
  const content = join(work, "plain");
  await emitPlainPages(pages, content);
  return {
    name: "this site",
    page: join(content, EDITED, "index.md"),
    build: ({ cold }) => buildOwnSite({ content, output: join(work, "dist-plain"), cold }),
  };
}

function byState(first: Row, second: Row): number {
  const stateOf = ({ measure }: Row) => ["cold", "changed, ", "page"].findIndex((word) => measure.includes(word));
  return stateOf(first) - stateOf(second);
}
