import { join } from "node:path";
import { titleOfTarget } from "../../features/old-urls/title-of-target.ts";
import { fixLink } from "../../features/readmes/fix-link.ts";
import { hashOf } from "../cache/hash.ts";
import { type Cache, NO_CACHE } from "../cache/step-cache.ts";
import type { SiteIndex } from "../index/site-index.ts";
import { pageComponents } from "../read/page-components.ts";
import type { SiteConfig } from "../read/site-config.ts";
import type { SourcePage } from "../read/source-page.ts";
import { compileArticle } from "./compile-article.ts";
import { frameOf } from "./compile-page.ts";
import type { CompiledPage } from "./compiled-page.ts";

const STEP = { name: "article", module: join(import.meta.dirname, "compile-article.ts") };

/**
 * Compiles all pages of the content and frees their syntax trees. An edit of one page doesn't change the articles of
 * others.
 */
export function compilePages(index: SiteIndex, config: SiteConfig, cache: Cache = NO_CACHE): CompiledPage[] {
  const inputsOf = articleInputs(index);
  return [...index.pages.values()].map((source) => {
    const article = cache.lazy(STEP, inputsOf(source), () => compileArticle(source, index));
    source.dropTree?.();
    return { ...frameOf(source, index, config), article };
  });
}

/** Returns a function that lists everything a page's article depends on. */
export function articleInputs(index: SiteIndex): (source: SourcePage) => string[] {
  const targets = hashOfTargets(index);
  return (source) => [
    targets,
    source.hash,
    `${index.translations.outdated.get(source.url) ?? []}`,
    ...fixedLinks(source, index),
    ...oldIdsOf(source, index),
  ];
}

/** Hashes what an article can link to, show or document, besides the page itself. */
function hashOfTargets({ pages, assets, reference, playgroundExamples }: SiteIndex): string {
  const images = [...assets].map(([path, { url, size }]) => [path, url, size]);
  const names = [[...pages.keys()], [...playgroundExamples], pageComponents()];
  return hashOf(JSON.stringify([names, images, reference?.reference]));
}

/** Links for old ids show the titles of their targets, which may be on other pages. */
function oldIdsOf({ url }: SourcePage, index: SiteIndex): string[] {
  return [...(index.oldIds.get(url) ?? [])].flatMap(([old, target]) => [old, target, titleOfTarget(target, index)]);
}

/** READMEs link to headings that may have other ids here. */
function fixedLinks(source: SourcePage, index: SiteIndex): string[] {
  if (source.package === undefined) return [];
  return source.links.map(({ href }) => fixLink(href, source, index) ?? "");
}
