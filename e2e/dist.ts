import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { ContentNode, FileNode } from "#model/content-node.ts";

/** The build under test. */
export const DIST = resolve(import.meta.dirname, "..", process.env["E2E_DIST"] ?? "dist");

/** Returns every written page of the build, without the printable pages that combine them. */
export function pagesOfDist(): { url: string; title: string }[] {
  return nodesOfDist()
    .filter(({ url }) => !url.endsWith("/printable/"))
    .map(({ url, title }) => ({ url, title }));
}

/** Returns every file node of the build's content tree, in order. */
export function nodesOfDist(): FileNode[] {
  const file = join(DIST, "content.json");
  if (!existsSync(file)) throw new Error(`${DIST} holds no build. Run \`npm run build\` first.`);
  const tree: ContentNode = JSON.parse(readFileSync(file, "utf8"));
  return filesOf(tree);
}

function filesOf(node: ContentNode): FileNode[] {
  return node.type === "file" ? [node] : node.children.flatMap(filesOf);
}

/** Returns the document at a URL as text, or undefined if there is none. */
export function documentAt(url: string): string | undefined {
  const file = join(DIST, decodeURI(url), "index.html");
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

const knownIds = new Map<string, ReadonlySet<string> | undefined>();

/** Returns every id in the document at a URL, or undefined if there is no such document. */
export function idsOf(url: string): ReadonlySet<string> | undefined {
  if (!knownIds.has(url)) {
    const html = documentAt(url);
    const ids = html
      ?.matchAll(/\sid="([^"]*)"/g)
      .map(([, id = ""]) => id.replaceAll("&#x26;", "&").replaceAll("&amp;", "&"));
    knownIds.set(url, ids && new Set(ids));
  }
  return knownIds.get(url);
}

export function isFile(path: string): boolean {
  return existsSync(join(DIST, decodeURI(path)));
}

/** Returns the text of the only asset whose name starts with `name`, e.g. 'main' → assets/main.1a2b3c4d.js. */
export function scriptOfDist(name: string): string {
  const folder = join(DIST, "assets");
  const found = readdirSync(folder).filter((file) => file.startsWith(`${name}.`) && file.endsWith(".js"));
  // Files from earlier builds are kept for a while.
  const [file] = found.toSorted((a, b) => statSync(join(folder, b)).mtimeMs - statSync(join(folder, a)).mtimeMs);
  if (file === undefined) throw new Error(`No file is named assets/${name}.*.js.`);
  return readFileSync(join(DIST, "assets", file), "utf8");
}
