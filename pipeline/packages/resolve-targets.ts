import type { Nodes, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { walkTree } from "../markdown/walk-tree.ts";
import { definitionsOf } from "./definitions.ts";
import type { Repository } from "./repository.ts";

type Base = { repository: Repository | undefined; siteUrl: string };

/**
 * Links and images of a README → addresses that are right on this site: relative ones lead to the repository at this
 * version, links to this site are paths, and what is neither http, https nor mail is no link. `#…` stays.
 */
export function resolveTargets(tree: Root, base: Base): void {
  const images = new Set<string>();
  walkTree(tree, (node) => {
    if (node.type === "imageReference") images.add(node.identifier);
  });
  // One definition may name an image and a link to it: the link then leads to the image itself.
  for (const definition of definitionsOf(tree).values()) {
    const url = images.has(definition.identifier) ? imageUrl(definition.url, base) : linkUrl(definition.url, base);
    definition.url = url ?? "";
  }
  resolveBelow(tree, base, definitionsOf(tree));
}

function resolveBelow(parent: Nodes, base: Base, definitions: ReturnType<typeof definitionsOf>): void {
  if (!("children" in parent)) return;
  const children: Nodes[] = parent.children;
  for (const child of children) resolveBelow(child, base, definitions);
  const resolved = children.flatMap((child): Nodes[] => {
    if (child.type === "link") {
      const url = linkUrl(child.url, base);
      if (url === undefined) return child.children;
      child.url = url;
    } else if (child.type === "linkReference") {
      return definitions.get(child.identifier)?.url === "" ? child.children : [child];
    } else if (child.type === "image") {
      const url = imageUrl(child.url, base);
      if (url === undefined) return altText(child);
      child.url = url;
    } else if (child.type === "imageReference" && definitions.get(child.identifier)?.url === "") {
      return altText(child);
    }
    return [child];
  });
  if (resolved.length !== children.length || resolved.some((child, index) => child !== children[index])) {
    children.splice(0, children.length, ...resolved);
  }
}

function altText(image: Nodes): Nodes[] {
  const value = toString(image);
  return value === "" ? [] : [{ type: "text", value }];
}

/** Undefined for what no link may lead to. */
export function linkUrl(written: string, { repository, siteUrl }: Base): string | undefined {
  if (written.startsWith("#")) return written;
  const address = addressOf(written, repository && `${repository.url}/blob/${encodeURI(repository.ref)}/`, repository);
  if (address === undefined || !["http:", "https:", "mailto:"].includes(address.protocol)) return undefined;
  const isOwn = address.host.replace(/^www\./, "") === new URL(siteUrl).host;
  return isOwn ? `${address.pathname}${address.search}${address.hash}` : address.href;
}

/** Undefined for what is no picture on the web; one that is asked for without encryption is asked for with it. */
export function imageUrl(written: string, { repository }: Base): string | undefined {
  const base = repository && `https://raw.githubusercontent.com/${repository.name}/${encodeURI(repository.ref)}/`;
  const address = addressOf(written, base, repository);
  if (address === undefined) return undefined;
  if (address.protocol === "http:") address.protocol = "https:";
  return address.protocol === "https:" && written !== "" ? address.href : undefined;
}

/** As a browser reads an address, after it has dropped tabs and line breaks: '/docs/a.md' begins at the repository's root. */
function addressOf(written: string, root: string | undefined, repository: Repository | undefined): URL | undefined {
  if (URL.canParse(written)) return new URL(written);
  if (root === undefined || repository === undefined || !URL.canParse(written, root)) return undefined;
  const isOtherHost = new URL(written, root).host !== new URL(root).host;
  if (isOtherHost) return new URL(written, root);
  // Only the path counts: '/x' and '../x' stay in the repository.
  const inside = new URL(written, `https://repository.invalid/${repository.directory}`);
  return new URL(`${inside.pathname.slice(1)}${inside.search}${inside.hash}`, root);
}
