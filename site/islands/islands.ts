import type { ComponentType } from "react";
import type { ComponentName, ComponentProps, Island } from "#model/components.ts";
import { loadMount } from "./load-mount.ts";

/** A component as a page uses it: props come from the writer, `children` is the HTML between its tags. */
export type IslandComponent = ComponentType<{ props: ComponentProps; children: string }>;

type Islander = {
  /** When its script comes: when it comes into view, or not before the reader begins to use it. */
  when: "in-view" | "on-use";
  /** Brings what the build rendered in `place` to life, until the signal. */
  start: (place: HTMLElement, island: Island, signal: AbortSignal) => Promise<void>;
};

/** Each component is a chunk of its own with the component's name, loaded where a page has it. */
export const ISLANDS: Record<ComponentName, Islander> = {
  FilenameTemplate: react(
    "in-view",
    async () => (await import(/* webpackChunkName: "FilenameTemplate" */ "./filename-template.tsx")).FilenameTemplate,
  ),
  FlagTable: react(
    "in-view",
    async () => (await import(/* webpackChunkName: "FlagTable" */ "./flag-table.tsx")).FlagTable,
  ),
  Hero: {
    when: "in-view",
    start: async (place, _island, signal) => {
      const { turnHero } = await import(/* webpackChunkName: "Hero" */ "./turn-hero.ts");
      turnHero(place, signal);
    },
  },
  Organization: react(
    "in-view",
    async () => (await import(/* webpackChunkName: "Organization" */ "./organization.tsx")).Organization,
  ),
  ReferenceFilter: react(
    "on-use",
    async () =>
      (await import(/* webpackChunkName: "ReferenceFilter" */ "../article/reference-filter.tsx")).ReferenceFilter,
  ),
  SearchResults: react(
    "in-view",
    async () => (await import(/* webpackChunkName: "SearchResults" */ "../search/search-page.tsx")).SearchPage,
  ),
  StarterKits: react(
    "in-view",
    async () => (await import(/* webpackChunkName: "StarterKits" */ "./starter-kits.tsx")).StarterKits,
  ),
  Supporters: react(
    "in-view",
    async () => (await import(/* webpackChunkName: "Supporters" */ "./supporters.tsx")).Supporters,
  ),
  VoteTopics: react(
    "in-view",
    async () => (await import(/* webpackChunkName: "VoteTopics" */ "./vote-topics.tsx")).VoteTopics,
  ),
};

/** A component that React brings to life. */
function react(when: Islander["when"], load: () => Promise<IslandComponent>): Islander {
  return {
    when,
    start: async (place, { props, children }, signal) => {
      const [mount, Component] = await Promise.all([loadMount(), load()]);
      mount({ place, Component, props: { props, children }, signal });
    },
  };
}
