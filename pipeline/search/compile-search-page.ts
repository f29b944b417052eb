import type { Element, ElementContent, Text } from "hast";
import { toHtml } from "hast-util-to-html";
import type { Article, Link } from "#model/page.ts";
import { REFERENCE_CATEGORIES, type ReferenceCategory, type ReferenceEntry } from "#model/reference.ts";
import { SEARCH_URL } from "#model/search-index.ts";
import type { SiteIndex } from "../index/site-index.ts";
import { NOTHING_KEPT } from "../kept.ts";
import type { CompiledPage } from "../markdown/compile-pages.ts";
import { documentedEntries } from "../reference/documented-entries.ts";

/** A name, and where it is documented. */
type NamedPlace = { entry: ReferenceEntry; url: string };

/**
 * The page of results, whose text is an index of all names that webpack offers: what a reader without script searches in,
 * and what is shown before a query. Like printable pages it is in no list.
 */
export function compileSearchPage(index: SiteIndex, kept = NOTHING_KEPT): CompiledPage {
  const sections = [...index.sections].flatMap(([name, { title, url }]) => (name === "" ? [] : [{ title, url }]));
  const places = index.reference === undefined ? [] : placesOf(index);
  return {
    url: SEARCH_URL,
    title: "Search",
    description: "Search the documentation, and an index of every option, hook, plugin and flag of webpack by name.",
    anchors: [],
    section: { title: "Search", url: SEARCH_URL, groups: [] },
    breadcrumbs: [],
    related: [],
    contributors: [],
    editUrl: "",
    article: kept.keep("search-page", [JSON.stringify([sections, places])], () => articleOf(sections, places)),
  };
}

function articleOf(sections: readonly Link[], places: readonly NamedPlace[]): Article {
  const content = [
    element("h1", { className: ["search-heading"], tabIndex: -1 }, [{ type: "text", value: "Search" }]),
    element("noscript", {}, [element("p", {}, [{ type: "text", value: WITHOUT_SCRIPT }])]),
    element("div", { "data-island": "0" }, []),
    element("section", { className: ["name-index"], ariaLabel: "Every name" }, [
      ...(sections.length > 0 ? [heading("h2", "Sections"), listOf(sections)] : []),
      ...indexOf(places),
    ]),
  ];
  return {
    html: toHtml({ type: "root", children: content }),
    islands: [{ component: "SearchResults", props: {}, children: "" }],
  };
}

const WITHOUT_SCRIPT =
  "Search runs in your browser and needs JavaScript. Here is every name that webpack offers: look it up with your browser's own search in the page.";

function placesOf(index: SiteIndex): NamedPlace[] {
  const { reference } = index;
  if (reference === undefined) return [];
  const pages = [...index.pages.values()].filter((page) => page.package === undefined);
  return pages.flatMap((page) =>
    documentedEntries(page, reference).map(({ heading, entry }) => ({
      entry,
      url: `${page.url}#${encodeURIComponent(heading.id)}`,
    })),
  );
}

const TITLES: Record<ReferenceCategory, string> = {
  options: "Options",
  "plugin-options": "Options of plugins",
  "dev-server-options": "Options of the development server",
  cli: "Commands and flags",
  hooks: "Hooks",
  "plugin-hooks": "Hooks of plugins",
  exports: "Plugins and exports",
  "stats-fields": "Fields of stats",
  "module-variables": "Variables in modules",
  "magic-comments": "Comments in import()",
  "loader-context": "Loader context",
};

function indexOf(places: readonly NamedPlace[]): Element[] {
  return REFERENCE_CATEGORIES.flatMap((category) => {
    const members = places.filter(({ entry }) => entry.category === category);
    if (members.length === 0) return [];
    const whole = Map.groupBy(members, ({ entry }) => groupOf(entry));
    const groups = Map.groupBy(members, ({ entry }) => {
      const group = groupOf(entry);
      return whole.get(group)?.length === 1 ? "" : group;
    });
    const lists = [...groups]
      .sort(([a], [b]) => a.localeCompare(b, "en"))
      .flatMap(([title, group]) => [...(title === "" ? [] : [heading("h3", title)]), listOfNames(group)]);
    return [heading("h2", TITLES[category]), ...lists];
  });
}

/** Options by their first name, what belongs to an object or a plugin by that. */
function groupOf({ category, name, owner }: ReferenceEntry): string {
  if (category !== "options" && category !== "dev-server-options") return owner ?? "";
  return name.split(".")[0] ?? "";
}

/** Each name once, where it stands first. */
function listOfNames(places: readonly NamedPlace[]): Element {
  const byName = new Map(places.toReversed().map((place) => [place.entry.name, place]));
  const names = [...byName.values()].map(({ entry, url }) => ({ title: entry.name, url }));
  return listOf(names, (name) => element("code", {}, [name]));
}

/** Links by their titles. */
function listOf(links: readonly Link[], faceOf = (title: Text): ElementContent => title): Element {
  const sorted = links.toSorted((a, b) => a.title.localeCompare(b.title, "en"));
  const items = sorted.map(({ title, url }) =>
    element("li", {}, [element("a", { href: url }, [faceOf({ type: "text", value: title })])]),
  );
  return element("ul", {}, items);
}

function heading(level: "h2" | "h3", value: string): Element {
  return element(level, {}, [{ type: "text", value }]);
}

function element(tagName: string, properties: Element["properties"], children: ElementContent[]): Element {
  return { type: "element", tagName, properties, children };
}
