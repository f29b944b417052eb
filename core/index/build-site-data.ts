import type { Link } from "#model/page.ts";
import type { SiteData } from "#model/site-data.ts";
import { isExternal } from "#model/url.ts";
import * as strings from "#strings";
import type { Navigation } from "../config/navigation.ts";
import type { SiteConfig } from "../config/site-config.ts";
import type { SiteIndex } from "./site-index.ts";

/** Returns the data that all pages share. Links of the header and the footer to missing pages are left out. */
export function buildSiteData(index: SiteIndex, navigation: Navigation, config: SiteConfig): SiteData {
  const exists = (link: Link) => isExternal(link.url) || index.pages.has(link.url);
  const linkTo = (name: string): Link[] => {
    const section = index.sections.get(name);
    const page = index.pages.get(`/${name}/`);
    if (section !== undefined) return [{ title: section.title, url: section.url }];
    return page === undefined ? [] : [labeled({ title: page.frontMatter.title, url: page.url })];
  };
  const named = [...navigation.documentation, ...navigation.others];
  const unnamed = [...index.sections.keys()].filter((name) => name !== "" && !named.includes(name));
  const documentation = [...navigation.documentation, ...unnamed]
    .filter((name) => index.sections.has(name))
    .slice(0, MOST_SECTIONS);
  const sections = documentation.flatMap(linkTo);
  const first = sections[0];
  const { social, versions, footer, legal, notification, services } = navigation;
  return {
    name: config.name,
    sections,
    navigation: [
      ...(first === undefined ? [] : [{ title: strings.shell.documentation, url: first.url, sections: documentation }]),
      ...navigation.others.flatMap((name) => linkTo(name).map((link) => ({ ...link, sections: [name] }))),
    ],
    social: social.map(labeled),
    versions,
    languages: languagesOf(navigation, config),
    footer: footer.filter(exists).map(labeled),
    legal: legal.map(labeled),
    ...(notification !== null && {
      notification: {
        text: strings.labelFor(notification.text),
        links: notification.links.filter(exists).map(labeled),
      },
    }),
    services,
  };
}

function labeled<T extends Link>(link: T): T {
  return { ...link, title: strings.labelFor(link.title) };
}

/** The build's own language needs no host. In a build of the pseudo-locale, that's English. */
function languagesOf({ languages }: Navigation, config: SiteConfig): SiteData["languages"] {
  const own = languages.some(({ lang }) => lang === strings.language.code);
  return languages.map(({ title, lang, host }) => {
    const isCurrent = own ? lang === strings.language.code : host === "";
    return { title, lang, host: isCurrent ? "" : host || (config.mainUrl ?? config.url) };
  });
}

/** More would make every page larger; the search page lists all names. */
const MOST_SECTIONS = 12;
