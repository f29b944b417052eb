import { join } from "node:path";
import { hashOf } from "../cache/hash.ts";
import { type Cache, hashOfCode, NO_CACHE } from "../cache/step-cache.ts";
import type { SiteConfig } from "../config/site-config.ts";
import type { SiteIndex } from "../index/site-index.ts";
import { pageComponents } from "../markdown/page-components.ts";
import type { SourcePage } from "../markdown/source-page.ts";
import type { ArticlePlugin } from "./article-plugin.ts";
import { compileArticle } from "./compile-article.ts";
import { type CompilePlugins, frameOf } from "./compile-page.ts";
import type { CompiledPage } from "./compiled-page.ts";

const STEP = { name: "article", module: join(import.meta.dirname, "compile-article.ts") };

/**
 * Compiles all pages of the content and frees their syntax trees. An edit of one page doesn't change the articles of
 * others.
 */
export function compilePages(
  index: SiteIndex,
  config: SiteConfig,
  { articles, frames }: CompilePlugins = { articles: [], frames: [] },
  cache: Cache = NO_CACHE,
): CompiledPage[] {
  const inputsOf = articleInputs(index, articles);
  return [...index.pages.values()].map((source) => {
    const article = cache.lazy(STEP, inputsOf(source), () => compileArticle(source, index, articles));
    source.dropTree?.();
    return { ...frameOf(source, index, config, frames), article };
  });
}

/** Returns a function that lists everything a page's article depends on. */
export function articleInputs(
  index: SiteIndex,
  plugins: readonly ArticlePlugin[],
): (source: SourcePage) => readonly string[] {
  const shared = [hashOfTargets(index), ...plugins.map(({ module }) => hashOfCode(module))];
  return (source) => [...shared, source.hash, ...plugins.flatMap((plugin) => plugin.inputs?.(source, index) ?? [])];
}

/** Hashes what any article can link to or show, besides the page itself. */
function hashOfTargets({ pages, assets }: SiteIndex): string {
  const images = [...assets].map(([path, { url, size }]) => [path, url, size]);
  return hashOf(JSON.stringify([[...pages.keys()], pageComponents(), images]));
}
