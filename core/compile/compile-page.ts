import type { Link, PackageLine, Page, PageFrame, Post } from "#model/page.ts";
import type { SiteConfig } from "../config/site-config.ts";
import { buildAnchors } from "../index/build-anchors.ts";
import { isListed } from "../index/build-site-index.ts";
import { printableUrlOf } from "../index/printable-url.ts";
import { resolveLink } from "../index/resolve-link.ts";
import type { SiteIndex } from "../index/site-index.ts";
import type { SourcePage } from "../markdown/source-page.ts";
import type { ArticlePlugin } from "./article-plugin.ts";
import { compileArticle } from "./compile-article.ts";
import { pageOf } from "./compiled-page.ts";
import type { FramePlugin } from "./frame-plugin.ts";

/** Everything that takes part in compiling pages, in its order. */
export type CompilePlugins = { articles: readonly ArticlePlugin[]; frames: readonly FramePlugin[] };

/** Compiles everything that a page's screen shows. */
export function compilePage(
  source: SourcePage,
  index: SiteIndex,
  config: SiteConfig,
  { articles, frames }: CompilePlugins = { articles: [], frames: [] },
): Page {
  return pageOf(frameOf(source, index, config, frames), compileArticle(source, index, articles));
}

/** Returns everything but the article. Only this part shows other pages, and it costs next to nothing. */
export function frameOf(
  source: SourcePage,
  index: SiteIndex,
  config: SiteConfig,
  plugins: readonly FramePlugin[] = [],
): PageFrame {
  const own = ownFrame(source, index, config);
  return plugins.reduce((frame, plugin) => Object.assign(frame, plugin(source, { index, config, frame })), own);
}

function ownFrame(source: SourcePage, index: SiteIndex, config: SiteConfig): PageFrame {
  const { frontMatter, url } = source;
  const name = index.sectionNames.get(url) ?? "";
  const section = index.sections.get(name);
  if (section === undefined) throw new Error(`The index has no section for ${url}.`);
  // An unlisted page isn't in the sequence, so no page comes before or after it.
  const sequence = isListed(source) ? (index.sequence.get(name) ?? []) : [];
  const place = sequence.indexOf(source);
  const previous = linkTo(sequence[place - 1]);
  const next = linkTo(sequence[place + 1]);
  const printableUrl = printableUrlOf(url);
  const posts = url === section.url ? sequence.flatMap(postOf) : [];
  return {
    url,
    title: frontMatter.title,
    description: frontMatter.description ?? "",
    frontMatter,
    ...(frontMatter.lang !== undefined && { lang: frontMatter.lang }),
    ...(frontMatter.dir !== undefined && { dir: frontMatter.dir }),
    anchors: buildAnchors(source.headings),
    section,
    breadcrumbs: breadcrumbs(url, index),
    ...(previous && { previous }),
    ...(next && { next }),
    related: (frontMatter.related ?? []).map((link) => ({ ...link, url: resolveLink(link.url, source, index).href })),
    contributors: (frontMatter.contributors ?? []).map((handle) => ({ name: handle, handle })),
    editUrl: frontMatter.edit ?? `${config.editUrl}${source.path}`,
    issueUrl: issueUrl(source, config),
    ...(printableUrl !== undefined && { printableUrl }),
    ...(posts.length > 0 && { posts }),
    ...(source.package !== undefined && { package: linked(source.package, source, index) }),
  };
}

/** Returns the URL of a new issue with the page filled in. */
function issueUrl({ url, frontMatter: { title } }: SourcePage, config: SiteConfig): string {
  const fields = new URLSearchParams({ title: `${title}: `, body: `Page: ${config.url}${encodeURI(url)}\n\n` });
  return `${config.repositoryUrl}/issues/new?${fields}`;
}

/** Links the replacement of a package to its page, if there is one. */
function linked({ replacement, ...line }: PackageLine, source: SourcePage, index: SiteIndex): PackageLine {
  if (replacement === undefined) return line;
  const target = replacement.url === undefined ? undefined : resolveLink(replacement.url, source, index);
  const url = target === undefined || target.kind === "dead" ? {} : { url: target.href };
  return { ...line, replacement: { text: replacement.text, ...url } };
}

function linkTo(page: SourcePage | undefined): Link | undefined {
  return page && { title: page.frontMatter.title, url: page.url };
}

function postOf({ url, frontMatter: { title, date, description = "" } }: SourcePage): Post[] {
  return date === undefined ? [] : [{ title, url, date, teaser: description }];
}

/** Returns the existing pages above a page, outermost first. */
function breadcrumbs(url: string, index: SiteIndex): Link[] {
  const segments = url.split("/").filter((segment) => segment !== "");
  const above = segments.slice(0, -1).map((_segment, depth) => `/${segments.slice(0, depth + 1).join("/")}/`);
  return above.flatMap((address) => {
    const page = index.pages.get(address);
    return page === undefined ? [] : { title: page.frontMatter.section ?? page.frontMatter.title, url: address };
  });
}
