import { existsSync } from "node:fs";
import { join } from "node:path";
import { readPlainPages } from "./export-content.ts";
import { PEERS } from "./peers.ts";
import { buildPeer, isAvailable, setUpPeer } from "./set-up-peer.ts";

export type BuiltSite = { name: string; folder: string };

/** Returns this site, which has to be built, and that of every peer, which is installed and built if necessary. */
export async function builtSites(): Promise<BuiltSite[]> {
  if (!existsSync("dist/index.html")) throw new Error("There is no dist/: run npm run build first.");
  const sites: BuiltSite[] = [{ name: "this site", folder: "dist" }];
  for (const peer of PEERS.filter(isAvailable)) {
    const folder = join(".cache/bench", peer.name.toLowerCase(), peer.output);
    if (!existsSync(join(folder, "index.html"))) {
      const project = await setUpPeer(peer, await readPlainPages("content"));
      await buildPeer(peer, project, { cold: true });
    }
    sites.push({ name: peer.name, folder });
  }
  return sites;
}
