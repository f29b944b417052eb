import type { Island } from "#model/components.ts";
import type { Article, Link, PackageLine, Page, Post, Surroundings } from "#model/page.ts";
import { buildAnchors } from "../index/build-anchors.ts";
import { resolveLink } from "../index/resolve-link.ts";
import type { SiteIndex } from "../index/site-index.ts";
import type { SiteConfig } from "../read/site-config.ts";
import type { SourcePage } from "../read/source-page.ts";
import { compileArticle } from "./compile-article.ts";
import { printableUrlOf } from "./compile-printable.ts";
import { referenceCount } from "./reference-count.ts";

/** Source and index → one object with everything the page's screen shows. */
export function compilePage(source: SourcePage, index: SiteIndex, config: SiteConfig): Page {
  return pageOf(surroundings(source, index, config), compileArticle(source, index));
}

/** A page that documents many names has the filter in front of its article. */
export function pageOf(around: Surroundings, { html, islands, ...article }: Article): Page {
  const { filter } = around;
  if (filter === undefined) return { ...around, ...article, html, islands };
  const place = `<div data-island="${islands.length}"></div>`;
  const island: Island = { component: "ReferenceFilter", props: filter, children: "" };
  return { ...around, ...article, html: place + html, islands: [...islands, island] };
}

/** All but the article: what a page shows of other pages is here alone, and costs next to nothing. */
export function surroundings(source: SourcePage, index: SiteIndex, config: SiteConfig): Surroundings {
  const { frontMatter, url } = source;
  const name = index.sectionNames.get(url) ?? "";
  const section = index.sections.get(name);
  if (section === undefined) throw new Error(`The index has no section for ${url}.`);
  const sequence = index.sequence.get(name) ?? [];
  const place = sequence.indexOf(source);
  const previous = linkTo(sequence[place - 1]);
  const next = linkTo(sequence[place + 1]);
  const changed = index.changes.get(source.path);
  const printableUrl = printableUrlOf(url);
  const count = referenceCount(source, index);
  const examples = source.examples.filter((each) => index.examples.has(each));
  const posts = url === section.url ? sequence.flatMap(postOf) : [];
  return {
    url,
    title: frontMatter.title,
    description: frontMatter.description ?? "",
    anchors: buildAnchors(source.headings),
    section,
    breadcrumbs: breadcrumbs(url, index),
    ...(previous && { previous }),
    ...(next && { next }),
    related: (frontMatter.related ?? []).map((link) => ({ ...link, url: resolveLink(link.url, source, index).href })),
    contributors: frontMatter.contributors ?? [],
    editUrl: frontMatter.edit ?? `${config.editUrl}${source.path}`,
    ...(changed !== undefined && { changed }),
    ...(examples.length > 0 && { examples }),
    ...(count !== undefined && { filter: count }),
    ...(printableUrl !== undefined && { printableUrl }),
    ...(frontMatter.repo !== undefined && { repoUrl: frontMatter.repo }),
    ...(frontMatter.source !== undefined && { sourceUrl: frontMatter.source }),
    ...(frontMatter.date !== undefined && { date: frontMatter.date }),
    ...(posts.length > 0 && { posts }),
    ...(source.package !== undefined && { package: linked(source.package, source, index) }),
  };
}

/** What replaces a package is named with its page only where that exists. */
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

/** The pages above this one that exist, outermost first. */
function breadcrumbs(url: string, index: SiteIndex): Link[] {
  const segments = url.split("/").filter((segment) => segment !== "");
  const above = segments.slice(0, -1).map((_segment, depth) => `/${segments.slice(0, depth + 1).join("/")}/`);
  return above.flatMap((address) => {
    const page = index.pages.get(address);
    return page === undefined ? [] : { title: page.frontMatter.section ?? page.frontMatter.title, url: address };
  });
}
