import type { Page } from "#model/page.ts";
import { isInSidebar } from "./is-in-sidebar.server.ts";

/** Describes a page to search engines, as JSON-LD in schema.org's vocabulary. */
export function structuredData(page: Page, site: { name: string; url: string; image: string }): object {
  const { url, title, description, changed, breadcrumbs } = page;
  const { date } = page.frontMatter;
  const publisher = { "@type": "Organization", name: site.name, url: `${site.url}/` };
  const absolute = (path: string) => site.url + encodeURI(path);
  if (url === "/") return { "@context": "https://schema.org", "@type": "WebSite", name: site.name, url: absolute(url) };
  const article = {
    "@type": date === undefined ? "TechArticle" : "BlogPosting",
    headline: title,
    ...(description !== "" && { description }),
    url: absolute(url),
    image: site.image,
    ...(date !== undefined && { datePublished: date }),
    ...(changed !== undefined && { dateModified: changed }),
    author: publisher,
    publisher,
  };
  const trail = [...breadcrumbs, { title, url }].map((link, place) => ({
    "@type": "ListItem",
    position: place + 1,
    name: link.title,
    item: absolute(link.url),
  }));
  const breadcrumb = trail.length > 1 && { "@type": "BreadcrumbList", itemListElement: trail };
  return {
    "@context": "https://schema.org",
    "@graph": [isInSidebar(page) && article, breadcrumb].filter((part) => part !== false),
  };
}
