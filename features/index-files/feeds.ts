import { language } from "#strings";
import type { SiteConfig } from "../../core/config/site-config.ts";
import type { OutputFile } from "../../core/files/emit-file.ts";
import { escapeXml } from "../../core/files/escape-xml.ts";
import type { SiteIndex } from "../../core/index/site-index.ts";

type Post = { url: string; title: string; summary: string; date: string };

type Channel = { name: string; title: string; description: string; site: string; home: string; posts: Post[] };

/** Returns the dated pages as RSS, Atom and JSON feeds, newest first; none if there are no such pages. */
export function feeds(index: SiteIndex, { name, url: site }: SiteConfig): OutputFile[] {
  const posts = [...index.pages.values()]
    .flatMap(({ url, frontMatter: { title, description: summary = "", date } }) =>
      date === undefined ? [] : [{ url, title, summary, date }],
    )
    .sort((a, b) => b.date.localeCompare(a.date));
  const [newest] = posts;
  if (newest === undefined) return [];
  const section = index.sections.get(index.sectionNames.get(newest.url) ?? "");
  const home = section?.url ?? "/";
  const channel: Channel = {
    name,
    title: section === undefined ? name : `${name} ${section.title}`,
    description: index.pages.get(home)?.frontMatter.description ?? "",
    site,
    home: site + encodeURI(home),
    posts: posts.map((post) => ({ ...post, url: site + encodeURI(post.url) })),
  };
  return [
    { path: "feed.xml", content: rss(channel, newest) },
    { path: "atom.xml", content: atom(channel, newest) },
    { path: "feed.json", content: JSON.stringify(jsonFeed(channel)) },
  ];
}

/** Readers have been subscribed to this feed for years: the posts keep their `guid`. */
function rss({ title, description, site, home, posts }: Channel, newest: Post): string {
  const items = posts.map(
    (post) =>
      `<item><title>${escapeXml(post.title)}</title><link>${escapeXml(post.url)}</link><description>${escapeXml(post.summary)}</description><pubDate>${rfc822(post)}</pubDate><guid isPermaLink="true">${escapeXml(post.url)}</guid></item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeXml(title)}</title><link>${escapeXml(home)}</link><description>${escapeXml(description)}</description><language>en</language><lastBuildDate>${rfc822(newest)}</lastBuildDate>
<atom:link href="${escapeXml(site)}/feed.xml" rel="self" type="application/rss+xml"/>
${items.join("\n")}
</channel></rss>
`;
}

function atom({ name, title, description, site, home, posts }: Channel, newest: Post): string {
  const entries = posts.map(
    (post) =>
      `<entry><title>${escapeXml(post.title)}</title><link href="${escapeXml(post.url)}"/><id>${escapeXml(post.url)}</id><updated>${iso(post)}</updated><summary>${escapeXml(post.summary)}</summary></entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language.code}">
<title>${escapeXml(title)}</title><subtitle>${escapeXml(description)}</subtitle><id>${escapeXml(home)}</id><link href="${escapeXml(home)}"/>
<link rel="self" href="${escapeXml(site)}/atom.xml"/><author><name>${escapeXml(name)}</name></author><updated>${iso(newest)}</updated>
${entries.join("\n")}
</feed>
`;
}

function jsonFeed({ title, description, site, home, posts }: Channel) {
  return {
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    home_page_url: home,
    feed_url: `${site}/feed.json`,
    language: language.code,
    items: posts.map((post) => ({
      id: post.url,
      url: post.url,
      title: post.title,
      summary: post.summary,
      content_text: post.summary,
      date_published: iso(post),
    })),
  };
}

function iso({ date }: Post): string {
  return `${date}T00:00:00Z`;
}

/** '2026-01-02' → 'Fri, 02 Jan 2026 00:00:00 GMT'. */
function rfc822({ date }: Post): string {
  return new Date(date).toUTCString();
}
