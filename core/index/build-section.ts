import type { LinkGroup, Section } from "#model/page.ts";
import * as strings from "#strings";
import type { SourcePage } from "../markdown/source-page.ts";

/**
 * Builds a section as the sidebar shows it from its pages in order of `sort`: first the pages without a group, then the
 * groups in the order of their first pages. `order` has the same pages in exactly that order.
 */
export function buildSection(name: string, pages: readonly SourcePage[]): { section: Section; order: SourcePage[] } {
  const groups = Map.groupBy(pages, groupOf);
  const sorted = [...groups].sort(([a], [b]) => Number(a !== "") - Number(b !== ""));
  const index = pages.find((page) => page.url === (name === "" ? "/" : `/${name}/`));
  return {
    section: {
      title: strings.labelFor(index?.frontMatter.section ?? index?.frontMatter.title ?? titleOfName(name)),
      url: (index ?? pages[0])?.url ?? "/",
      groups: sorted.map(([title, members]): LinkGroup => {
        const links = members.map((page) => ({
          title: page.frontMatter.title,
          url: page.url,
          hasAnchors: page.headings.some((heading) => heading.depth === 2 || heading.depth === 3),
        }));
        return title === "" ? { links } : { title: strings.labelFor(title), links };
      }),
    },
    order: sorted.flatMap(([, members]) => members),
  };
}

function groupOf(page: SourcePage): string {
  const group = page.frontMatter.group;
  return group === undefined || group === "-" ? "" : group;
}

function titleOfName(name: string): string {
  return name === "" ? strings.titles.home : name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");
}
