import type { Link, PackageLine, Page, PageFrame, Post } from "#model/page.ts";
import { withHandles } from "../../features/history/merge-contributors.ts";
import { referenceCount } from "../../features/reference/reference-count.ts";
import { isUntranslated } from "../../features/translations/is-untranslated.ts";
import { buildAnchors } from "../index/build-anchors.ts";
import { isListed } from "../index/build-site-index.ts";
import { printableUrlOf } from "../index/printable-url.ts";
import { resolveLink } from "../index/resolve-link.ts";
import type { SiteIndex } from "../index/site-index.ts";
import type { SiteConfig } from "../read/site-config.ts";
import type { SourcePage } from "../read/source-page.ts";
import { compileArticle } from "./compile-article.ts";
import { pageOf } from "./compiled-page.ts";

/** Compiles everything that a page's screen shows. */
export function compilePage(source: SourcePage, index: SiteIndex, config: SiteConfig): Page {
  return pageOf(frameOf(source, index, config), compileArticle(source, index));
}

/** Returns everything but the article. Only this part shows other pages, and it costs next to nothing. */
export function frameOf(source: SourcePage, index: SiteIndex, config: SiteConfig): PageFrame {
  const { frontMatter, url } = source;
  const name = index.sectionNames.get(url) ?? "";
  const section = index.sections.get(name);
  if (section === undefined) throw new Error(`The index has no section for ${url}.`);
  // An unlisted page isn't in the sequence, so no page comes before or after it.
  const sequence = isListed(source) ? (index.sequence.get(name) ?? []) : [];
  const place = sequence.indexOf(source);
  const previous = linkTo(sequence[place - 1]);
  const next = linkTo(sequence[place + 1]);
  const history = index.history.get(source.path);
  const printableUrl = printableUrlOf(url);
  const count = referenceCount(source, index);
  const examples = source.examples.filter((each) => index.examples.has(each));
  const posts = url === section.url ? sequence.flatMap(postOf) : [];
  return {
    url,
    title: frontMatter.title,
    description: frontMatter.description ?? "",
    frontMatter,
    ...languageOf(source, index),
    ...translationOf(source, index, config),
    anchors: buildAnchors(source.headings),
    section,
    breadcrumbs: breadcrumbs(url, index),
    ...(previous && { previous }),
    ...(next && { next }),
    related: (frontMatter.related ?? []).map((link) => ({ ...link, url: resolveLink(link.url, source, index).href })),
    contributors: withHandles(history?.contributors ?? [], frontMatter.contributors ?? []),
    ...(index.version4Pages.has(url) && { inVersion4: true }),
    editUrl: frontMatter.edit ?? `${config.editUrl}${source.path}`,
    issueUrl: issueUrl(source, index, config),
    ...(history !== undefined && { changed: history.changed }),
    ...(examples.length > 0 && { examples }),
    ...(count !== undefined && { filter: count }),
    ...(printableUrl !== undefined && { printableUrl }),
    ...(posts.length > 0 && { posts }),
    ...(source.package !== undefined && { package: linked(source.package, source, index) }),
  };
}

/** Untranslated pages of a translation are in English. */
function languageOf(source: SourcePage, index: SiteIndex): Pick<PageFrame, "lang" | "dir"> {
  const { lang, dir } = isUntranslated(source, index) ? ENGLISH : source.frontMatter;
  return { ...(lang !== undefined && { lang }), ...(dir !== undefined && { dir }) };
}

const ENGLISH = { lang: "en", dir: "ltr" } as const;

function translationOf(
  source: SourcePage,
  index: SiteIndex,
  { url: own, mainUrl = own }: SiteConfig,
): Pick<PageFrame, "translation" | "languages"> {
  const { isTranslation, languages, outdated } = index.translations;
  const { url, frontMatter } = source;
  const state = isUntranslated(source, index) ? "missing" : frontMatter.reviewer === undefined ? "draft" : "approved";
  const changed = outdated.get(url)?.length ?? 0;
  return {
    ...(isTranslation && { translation: { state, changed, original: `${mainUrl}${encodeURI(url)}` } }),
    ...(languages.has(url) && { languages: ["en", ...(languages.get(url) ?? [])] }),
  };
}

/** Returns the URL of a new issue with the page and the version filled in. */
function issueUrl({ url, frontMatter: { title } }: SourcePage, { reference }: SiteIndex, config: SiteConfig): string {
  const version = reference?.reference.versions["webpack"];
  const lines = [`Page: ${config.url}${encodeURI(url)}`, ...(version === undefined ? [] : [`webpack: ${version}`])];
  const fields = new URLSearchParams({ title: `${title}: `, body: `${lines.join("\n")}\n\n` });
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
