import type { Definition, Nodes, Root } from "mdast";
import { nodesOf } from "../../core/markdown/nodes-of.ts";
import { replaceNodes } from "./replace-nodes.ts";
import type { Repository } from "./repository.ts";

type Base = { repository: Repository | undefined; siteUrl: string };

/**
 * Resolves links and images of a README for this site: relative ones lead to the repository at this version, and links
 * to this site become paths. Links other than http, https and mailto become text, and `#…` stays. References become
 * plain links and images, so later steps don't need definitions.
 */
export function resolveTargets(tree: Root, base: Base): void {
  // The first definition of a name counts, but a map keeps the last.
  const all = nodesOf(tree, "definition").toReversed();
  const definitions = new Map(all.map((definition) => [definition.identifier, definition]));
  replaceNodes(tree, (node) => resolve(node, base, definitions));
}

function resolve(node: Nodes, base: Base, definitions: ReadonlyMap<string, Definition>): Nodes[] {
  const target = "identifier" in node ? definitions.get(node.identifier) : "url" in node ? node : undefined;
  const { url: written = "", title = null } = target ?? {};
  if (node.type === "link" || node.type === "linkReference") {
    const url = linkUrl(written, base);
    return url === undefined ? node.children : [{ type: "link", url, title, children: node.children }];
  }
  if (node.type === "image" || node.type === "imageReference") {
    const url = imageUrl(written, base);
    const alt = node.alt ?? "";
    if (url === undefined) return alt === "" ? [] : [{ type: "text", value: alt }];
    return [{ type: "image", url, alt, title, ...(node.data && { data: node.data }) }];
  }
  return node.type === "definition" ? [] : [node];
}

/** Returns undefined for URLs that no link may have. */
export function linkUrl(written: string, { repository, siteUrl }: Base): string | undefined {
  if (written.startsWith("#")) return written;
  const address = addressOf(written, repository && `${repository.url}/blob/${encodeURI(repository.ref)}/`, repository);
  if (address === undefined || !["http:", "https:", "mailto:"].includes(address.protocol)) return undefined;
  if (written === "") return undefined;
  const isOwn = address.host.replace(/^www\./, "") === new URL(siteUrl).host;
  return isOwn ? `${address.pathname}${address.search}${address.hash}` : address.href;
}

/** Returns undefined if the URL isn't an image on the web. Replaces http with https. */
export function imageUrl(written: string, { repository }: Base): string | undefined {
  const base = repository && `https://raw.githubusercontent.com/${repository.name}/${encodeURI(repository.ref)}/`;
  const address = addressOf(written, base, repository);
  if (address === undefined) return undefined;
  if (address.protocol === "http:") address.protocol = "https:";
  return address.protocol === "https:" && written !== "" ? address.href : undefined;
}

/** Parses a URL like a browser, without tabs and line breaks: '/docs/a.md' starts at the repository's root. */
function addressOf(written: string, root: string | undefined, repository: Repository | undefined): URL | undefined {
  if (URL.canParse(written)) return new URL(written);
  if (root === undefined || repository === undefined || !URL.canParse(written, root)) return undefined;
  const isOtherHost = new URL(written, root).host !== new URL(root).host;
  if (isOtherHost) return new URL(written, root);
  // Only the path counts: '/x' and '../x' stay in the repository.
  const inside = new URL(written, `https://repository.invalid/${repository.directory}`);
  return new URL(`${inside.pathname.slice(1)}${inside.search}${inside.hash}`, root);
}
