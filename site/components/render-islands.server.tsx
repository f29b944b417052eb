import { renderToString } from "react-dom/server";
import components from "#components";
import type { Page } from "#model/page.ts";

/** A page's HTML with its components rendered in their places. */
export function renderIslands(page: Page): string {
  return page.islands.reduce((html, island, number) => {
    const Component = components[island.component];
    if (Component === undefined) throw new Error(`site/components/ has no component ${island.component}.`);
    const place = `<div data-island="${number}">`;
    const rendered = renderToString(
      <Component props={island.props} shownAt={0}>
        {island.children}
      </Component>,
    );
    return html.replace(place, () => place + rendered);
  }, page.html);
}
