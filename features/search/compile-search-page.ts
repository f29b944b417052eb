import type { Element, ElementContent, Text } from "hast";
import { toHtml } from "hast-util-to-html";
import type { Article, Link } from "#model/page.ts";
import { REFERENCE_CATEGORIES, type ReferenceEntry } from "#model/reference.ts";
import { SEARCH_URL } from "#search/model/search-index.ts";
import * as strings from "#strings";
import { NO_CACHE } from "../../core/cache/step-cache.ts";
import type { CompiledPage } from "../../core/compile/compiled-page.ts";
import type { SiteIndex } from "../../core/index/site-index.ts";
import { element } from "../../core/markdown/element.ts";
import { documentedEntries } from "../reference/documented-entries.ts";
import { REFERENCE } from "../reference/fact.ts";

const STEP = { name: "search-page", module: import.meta.filename };

/** A name and the place where it's documented. */
type NamedPlace = { entry: ReferenceEntry; url: string };

/**
 * Compiles the page of results, whose text is an index of all names that webpack offers. Readers without script search
 * in it, and it's shown before a query. Like printable pages, it isn't in lists.
 */
export function compileSearchPage(index: SiteIndex, cache = NO_CACHE): CompiledPage {
  const sections = [...index.sections].flatMap(([name, { title, url }]) => (name === "" ? [] : [{ title, url }]));
  const places = placesOf(index);
  return {
    url: SEARCH_URL,
    title: strings.search.name,
    frontMatter: { title: strings.search.name },
    description: strings.searchPage.description,
    anchors: [],
    section: { title: strings.search.name, url: SEARCH_URL, groups: [] },
    breadcrumbs: [],
    related: [],
    contributors: [],
    editUrl: "",
    article: cache.lazy(STEP, [JSON.stringify([sections, places])], () => articleOf(sections, places)),
  };
}

function articleOf(sections: readonly Link[], places: readonly NamedPlace[]): Article {
  const content = [
    element("h1", { className: ["search-heading"], tabIndex: -1 }, [strings.search.name]),
    element("noscript", {}, [element("p", {}, [strings.searchPage.withoutScript])]),
    element("div", { "data-island": "0" }, []),
    element("section", { className: ["name-index"], ariaLabel: strings.searchPage.everyName }, [
      ...(sections.length > 0 ? [heading("h2", strings.searchPage.sections), listOf(sections)] : []),
      ...indexOf(places),
    ]),
  ];
  return {
    html: toHtml({ type: "root", children: content }),
    islands: [{ component: "SearchResults", props: {}, children: "" }],
  };
}

function placesOf(index: SiteIndex): NamedPlace[] {
  const reference = REFERENCE.of(index);
  if (reference === undefined) return [];
  const pages = [...index.pages.values()].filter((page) => page.package === undefined);
  return pages.flatMap((page) =>
    documentedEntries(page, reference).map(({ heading, entry }) => ({
      entry,
      url: `${page.url}#${encodeURIComponent(heading.id)}`,
    })),
  );
}

function indexOf(places: readonly NamedPlace[]): Element[] {
  return REFERENCE_CATEGORIES.flatMap((category) => {
    const members = places.filter(({ entry }) => entry.category === category);
    if (members.length === 0) return [];
    const byGroup = Map.groupBy(members, ({ entry }) => groupOf(entry));
    const groups = Map.groupBy(members, ({ entry }) => {
      const group = groupOf(entry);
      return byGroup.get(group)?.length === 1 ? "" : group;
    });
    const lists = [...groups]
      .sort(([a], [b]) => a.localeCompare(b, strings.language.code))
      .flatMap(([title, group]) => [...(title === "" ? [] : [heading("h3", title)]), listOfNames(group)]);
    return [heading("h2", strings.searchPage.categories[category]), ...lists];
  });
}

/** Groups options by their first name, and names of an object or plugin by that. */
function groupOf({ category, name, owner }: ReferenceEntry): string {
  if (category !== "options" && category !== "dev-server-options") return owner ?? "";
  return name.split(".")[0] ?? "";
}

/** Returns each name once, with its first place. */
function listOfNames(places: readonly NamedPlace[]): Element {
  const byName = new Map(places.toReversed().map((place) => [place.entry.name, place]));
  const names = [...byName.values()].map(({ entry, url }) => ({ title: entry.name, url }));
  return listOf(names, (name) => element("code", {}, [name]));
}

/** Sorts links by their titles. */
function listOf(links: readonly Link[], faceOf = (title: Text): ElementContent => title): Element {
  const sorted = links.toSorted((a, b) => a.title.localeCompare(b.title, strings.language.code));
  const items = sorted.map(({ title, url }) =>
    element("li", {}, [element("a", { href: url }, [faceOf({ type: "text", value: title })])]),
  );
  return element("ul", {}, items);
}

function heading(level: "h2" | "h3", value: string): Element {
  return element(level, {}, [value]);
}
