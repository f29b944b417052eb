import type { Link } from "#model/page.ts";
import type { SiteData } from "#model/site-data.ts";
import { isExternal } from "#model/url.ts";
import type { Navigation } from "../read/navigation.ts";
import type { SiteConfig } from "../read/site-config.ts";
import type { SiteIndex } from "./site-index.ts";

/** What every page shows alike, of what exists: no link of the header or the footer is dead. */
export function buildSiteData(index: SiteIndex, navigation: Navigation, config: SiteConfig): SiteData {
  const exists = (link: Link) => isExternal(link.url) || index.pages.has(link.url);
  const linkTo = (name: string): Link[] => {
    const section = index.sections.get(name);
    const page = index.pages.get(`/${name}/`);
    if (section !== undefined) return [{ title: section.title, url: section.url }];
    return page === undefined ? [] : [{ title: page.frontMatter.title, url: page.url }];
  };
  const named = [...navigation.documentation, ...navigation.others];
  const unnamed = [...index.sections.keys()].filter((name) => name !== "" && !named.includes(name));
  const documentation = [...navigation.documentation, ...unnamed]
    .filter((name) => index.sections.has(name))
    .slice(0, MOST_SECTIONS);
  const sections = documentation.flatMap(linkTo);
  const first = sections[0];
  const { social, versions, languages, footer, legal, notification, services } = navigation;
  return {
    name: config.name,
    sections,
    navigation: [
      ...(first === undefined ? [] : [{ title: "Documentation", url: first.url, sections: documentation }]),
      ...navigation.others.flatMap((name) => linkTo(name).map((link) => ({ ...link, sections: [name] }))),
    ],
    social,
    versions,
    languages,
    footer: footer.filter(exists),
    legal,
    ...(notification !== null && { notification: { ...notification, links: notification.links.filter(exists) } }),
    services,
  };
}

/** More are looked up on the page of all names: a header of them would help nobody, and make every page heavier. */
const MOST_SECTIONS = 12;
