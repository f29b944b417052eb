import { slug } from "github-slugger";
import type { SiteIndex } from "../../core/index/site-index.ts";
import type { SourcePage } from "../../core/markdown/source-page.ts";
import { walkTree } from "../../core/markdown/walk-tree.ts";
import { findSection } from "../old-urls/find-section.ts";
import { REFERENCE } from "../reference/fact.ts";
import { REMOVED_CATEGORIES, type RemovedCategory } from "../reference/removed.ts";
import { partsOfKey } from "../reference/since.ts";

/** A name that webpack no longer has, the first version without it, and the place that says what to do instead. */
export type RemovedEntry = { category: RemovedCategory; owner?: string; name: string; removed: string; url?: string };

export function removedEntries(index: SiteIndex): RemovedEntry[] {
  const removed = REFERENCE.of(index)?.reference.removed;
  if (removed === undefined) return [];
  const urls = [...index.pages.keys()].filter((url) => url.startsWith("/configuration/"));
  const mentions = mentionsInMigration(index);
  return REMOVED_CATEGORIES.flatMap((category) =>
    Object.entries(removed[category] ?? {}).map(([key, version]): RemovedEntry => {
      const entry = { category, ...partsOfKey(key) };
      const url = namesInText(entry)
        .map((name) => (category === "options" ? placeOfOption(name, urls, index) : undefined) ?? mentions.get(name))
        .find((place) => place !== undefined);
      return { ...entry, removed: version, ...(url !== undefined && { url }) };
    }),
  );
}

/** How guides write a name: 'webpack.EnvironmentPlugin', 'compilation.hooks.seal'. */
function namesInText({ category, owner, name }: Pick<RemovedEntry, "category" | "owner" | "name">): string[] {
  if (category === "options") return [name, asInResolve(name)];
  if (category === "exports") return [name, `webpack.${name}`];
  return category === "hooks" && owner !== undefined
    ? [`${owner.charAt(0).toLowerCase()}${owner.slice(1)}.hooks.${name}`]
    : [];
}

/** `resolveLoader` and rules had the options of `resolve`, too. */
function asInResolve(name: string): string {
  return name.replace(/^(?:resolveLoader|Rule\.resolve)\./, "resolve.");
}

/** Links to a removed option stay valid, because its old id leads to its replacement: 'output.a' → #outputa. */
function placeOfOption(name: string, urls: readonly string[], index: SiteIndex): string | undefined {
  // A name without an object could be the id of anything.
  if (!name.includes(".")) return undefined;
  const places = urls.map((url) => findSection(url, slug(name), index));
  return places.find((place) => place !== undefined);
}

/** Returns the first section of the migration guides that mentions each option. */
function mentionsInMigration({ pages }: SiteIndex): Map<string, string> {
  const guides = [...pages.values()].filter(({ url, package: readme }) => /^\/migrate\/./.test(url) && !readme);
  // The guide to the newest version comes first.
  const newestFirst = guides.toSorted((a, b) => (a.frontMatter.sort ?? 0) - (b.frontMatter.sort ?? 0));
  const found = newestFirst.flatMap((page) =>
    mentionsOf(page).map(([name, id]) => [name, `${page.url}#${id}`] as const),
  );
  // A map keeps the last of two entries with the same key.
  return new Map(found.toReversed());
}

/** Returns inline code with the id of its section: `optimization.hashedModuleIds: true` → the name before the colon. */
function mentionsOf({ tree }: SourcePage): [name: string, id: string][] {
  const mentions: [string, string][] = [];
  let id: unknown;
  walkTree(tree, (node) => {
    if (node.type === "heading") id = node.data?.hProperties?.["id"];
    if (node.type !== "inlineCode" || typeof id !== "string") return;
    const name = /^[\w.<>]+/.exec(node.value.replace("module.rules[].", "Rule."))?.[0];
    if (name !== undefined) mentions.push([name, id]);
  });
  return mentions;
}
