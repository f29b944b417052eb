import type { SiteData } from "#model/site-data.ts";
import { isExternal } from "#model/url.ts";
import type { Navigation } from "../read/navigation.ts";
import type { SiteConfig } from "../read/site-config.ts";
import type { SiteIndex } from "./site-index.ts";

/** What every page shows alike, of what exists: no link of the header or the footer is dead. */
export function buildSiteData(index: SiteIndex, navigation: Navigation, config: SiteConfig): SiteData {
  const linkTo = (name: string) => {
    const section = index.sections.get(name);
    return section === undefined ? [] : [{ title: section.title, url: section.url }];
  };
  const named = [...navigation.documentation, ...navigation.others];
  const unnamed = [...index.sections.keys()].filter((name) => !named.includes(name) && isFolder(name, index));
  const documentation = [...navigation.documentation, ...unnamed].filter((name) => index.sections.has(name));
  const sections = documentation.flatMap(linkTo);
  const first = sections[0];
  return {
    name: config.name,
    repositoryUrl: config.repositoryUrl,
    sections,
    navigation: [
      ...(first === undefined ? [] : [{ title: "Documentation", url: first.url, sections: documentation }]),
      ...navigation.others.flatMap((name) => linkTo(name).map((link) => ({ ...link, sections: [name] }))),
    ],
    footer: navigation.footer.filter((link) => isExternal(link.url) || index.pages.has(link.url)),
  };
}

/** A single page at the root is no section of its own. */
function isFolder(name: string, index: SiteIndex): boolean {
  return index.tree.children.some((child) => child.type === "directory" && child.name === name);
}
