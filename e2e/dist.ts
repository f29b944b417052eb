import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";

/** The build that is tested. */
export const DIST = resolve(import.meta.dirname, "..", process.env["E2E_DIST"] ?? "dist");

type Node = { type: "directory"; children: Node[] } | { type: "file"; url: string; title: string };

/** Every page of the build. */
export function pagesOfDist(): { url: string; title: string }[] {
  const file = join(DIST, "content.json");
  if (!existsSync(file)) throw new Error(`${DIST} holds no build. Run \`npm run build\` first.`);
  const tree: Node = JSON.parse(readFileSync(file, "utf8"));
  return filesOf(tree).map(({ url, title }) => ({ url, title }));
}

function filesOf(node: Node): { url: string; title: string }[] {
  return node.type === "file" ? [node] : node.children.flatMap(filesOf);
}

/** The document at an address, as text; undefined when there is none. */
export function documentAt(url: string): string | undefined {
  const file = join(DIST, decodeURI(url), "index.html");
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

const knownIds = new Map<string, ReadonlySet<string> | undefined>();

/** Every id of the document at an address; undefined when there is no such document. */
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

/** Text of the one asset whose name starts with `name`, e.g. 'main' → assets/main.1a2b3c4d.js. */
export function scriptOfDist(name: string): string {
  const folder = join(DIST, "assets");
  const found = readdirSync(folder).filter((file) => file.startsWith(`${name}.`) && file.endsWith(".js"));
  // Files of earlier builds stay for a while.
  const [file] = found.toSorted((a, b) => statSync(join(folder, b)).mtimeMs - statSync(join(folder, a)).mtimeMs);
  if (file === undefined) throw new Error(`No file is named assets/${name}.*.js.`);
  return readFileSync(join(DIST, "assets", file), "utf8");
}
