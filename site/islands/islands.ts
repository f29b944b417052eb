import type { ComponentType } from "react";
import type { ComponentName, ComponentProps } from "#model/components.ts";

/** A component as a page uses it: props come from the writer, `children` is the HTML between its tags. */
export type IslandComponent = ComponentType<{ props: ComponentProps; children: string }>;

/** Each component is a chunk of its own with the component's name, loaded where a page has it. */
export const ISLANDS: Record<ComponentName, () => Promise<IslandComponent>> = {
  FilenameTemplate: async () =>
    (await import(/* webpackChunkName: "FilenameTemplate" */ "./filename-template.tsx")).FilenameTemplate,
  FlagTable: async () => (await import(/* webpackChunkName: "FlagTable" */ "./flag-table.tsx")).FlagTable,
  Hero: async () => (await import(/* webpackChunkName: "Hero" */ "./hero.tsx")).Hero,
  Organization: async () => (await import(/* webpackChunkName: "Organization" */ "./organization.tsx")).Organization,
  ReferenceFilter: async () =>
    (await import(/* webpackChunkName: "ReferenceFilter" */ "../article/reference-filter.tsx")).ReferenceFilter,
  SearchResults: async () =>
    (await import(/* webpackChunkName: "SearchResults" */ "../search/search-page.tsx")).SearchPage,
  StarterKits: async () => (await import(/* webpackChunkName: "StarterKits" */ "./starter-kits.tsx")).StarterKits,
  Supporters: async () => (await import(/* webpackChunkName: "Supporters" */ "./supporters.tsx")).Supporters,
  VoteTopics: async () => (await import(/* webpackChunkName: "VoteTopics" */ "./vote-topics.tsx")).VoteTopics,
};

/** What only does something when it is used: its script comes then, and takes what was typed meanwhile. */
export const ON_USE: ReadonlySet<ComponentName> = new Set(["ReferenceFilter"]);
