import { language } from "#strings";
import type { SiteConfig } from "../../core/config/site-config.ts";
import type { SiteIndex } from "../../core/index/site-index.ts";
import type { MakeContent } from "../../core/project/feature.ts";

/** Returns the dated pages as RSS, Atom and JSON feeds, newest first; none if there are no such pages. */
export function feeds(index: SiteIndex, { name, url: site }: SiteConfig): [path: string, make: MakeContent][] {
  const posts = [...index.pages.values()]
    .flatMap(({ url, frontMatter: { title, description: summary = "", date } }) =>
      date === undefined
        ? []
        : [{ url: site + encodeURI(url), section: index.sectionNames.get(url), title, summary, date: new Date(date) }],
    )
    .sort((a, b) => b.date.getTime() - a.date.getTime());
  const [newest] = posts;
  if (newest === undefined) return [];
  const section = index.sections.get(newest.section ?? "");
  const title = section === undefined ? name : `${name} ${section.title}`;
  const path = section?.url ?? "/";
  const description = index.pages.get(path)?.frontMatter.description ?? "";
  const home = site + encodeURI(path);
  const rss = {
    title,
    description,
    link: home,
    language: language.code,
    lastBuildDate: newest.date,
    atom: { links: [{ href: `${site}/feed.xml`, rel: "self", type: "application/rss+xml" }] },
    items: posts.map(({ url, title, summary, date }) => ({
      title,
      description: summary,
      link: url,
      pubDate: date,
      // Readers have been subscribed to this feed for years: the posts keep their `guid`.
      guid: { value: url, isPermaLink: true },
    })),
  };
  const atom = {
    xml: { lang: language.code },
    id: home,
    title: { value: title },
    subtitle: { value: description },
    links: [{ href: home }, { href: `${site}/atom.xml`, rel: "self" }],
    authors: [{ name }],
    updated: newest.date,
    entries: posts.map(({ url, title, summary, date }) => ({
      id: url,
      title: { value: title },
      links: [{ href: url }],
      updated: date,
      summary: { value: summary },
    })),
  };
  const json = {
    title,
    description,
    home_page_url: home,
    feed_url: `${site}/feed.json`,
    language: language.code,
    items: posts.map(({ url, title, summary, date }) => ({
      id: url,
      url,
      title,
      summary,
      content_text: summary,
      date_published: date,
    })),
  };
  // Only a build needs it, or a request.
  const feedsmith = () => import("feedsmith");
  return [
    ["feed.xml", async () => (await feedsmith()).generateRssFeed(rss)],
    ["atom.xml", async () => (await feedsmith()).generateAtomFeed(atom)],
    ["feed.json", async () => JSON.stringify((await feedsmith()).generateJsonFeed(json))],
  ];
}
