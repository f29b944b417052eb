import { renderToString } from "react-dom/server";
import type { ComponentName } from "#model/components.ts";
import type { Page } from "#model/page.ts";
import { ReferenceFilter } from "../article/reference-filter.tsx";
import { SearchPage } from "../search/search-page.tsx";
import { FilenameTemplate } from "./filename-template.tsx";
import { FlagTable } from "./flag-table.tsx";
import { Hero } from "./hero.tsx";
import type { IslandComponent } from "./islands.ts";
import { Organization } from "./organization.tsx";
import { StarterKits } from "./starter-kits.tsx";
import { Supporters } from "./supporters.tsx";
import { VoteTopics } from "./vote-topics.tsx";

const COMPONENTS: Record<ComponentName, IslandComponent> = {
  FilenameTemplate,
  FlagTable,
  Hero,
  Organization,
  ReferenceFilter,
  SearchResults: SearchPage,
  StarterKits,
  Supporters,
  VoteTopics,
};

/** A page's HTML with its components rendered in their places. */
export function renderIslands(page: Page): string {
  return page.islands.reduce((html, island, number) => {
    const Component = COMPONENTS[island.component];
    const place = `<div data-island="${number}">`;
    return html.replace(
      place,
      () => place + renderToString(<Component props={island.props}>{island.children}</Component>),
    );
  }, page.html);
}
