import { renderToString } from "react-dom/server";
import type { ComponentName } from "#model/components.ts";
import type { Page } from "#model/page.ts";
import { FilenameTemplate } from "./filename-template.tsx";
import type { IslandComponent } from "./islands.ts";

const COMPONENTS: Record<ComponentName, IslandComponent> = { FilenameTemplate };

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
