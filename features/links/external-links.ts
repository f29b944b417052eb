import { isExternal } from "#model/url.ts";
import type { SourcePage } from "../../core/markdown/source-page.ts";
import type { Finding, ReportSection } from "../../core/project/report-section.ts";
import type { LinkState } from "./link-state.ts";

/** The fields of a page that are used here. */
type LinkingPage = Pick<SourcePage, "path" | "links">;

/** Returns the places that link to each URL of another site, without its fragment, which servers don't see. */
export function externalLinks(pages: readonly LinkingPage[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { path, links } of pages) {
    for (const { href, place } of links) {
      if (!isExternal(href) || !URL.canParse(href, "https://base.example")) continue;
      const url = new URL(href, "https://base.example");
      if (!/^https?:$/.test(url.protocol) || isPlaceholder(url.hostname)) continue;
      url.hash = "";
      const places = found.get(url.href) ?? [];
      found.set(url.href, [...places, `content/${path}:${place.line}`]);
    }
  }
  return found;
}

/** Recognizes hosts of readers' own machines, and reserved names. */
function isPlaceholder(host: string): boolean {
  return /(?:^|\.)(?:localhost|local|test|invalid|example|example\.(?:com|org|net))$|^\[|^[\d.]+$/.test(host);
}

/**
 * Lists links that lead nowhere, then those that couldn't be checked. `states`: the results by URL, for URLs that were
 * asked.
 */
export function linksSection(
  places: ReadonlyMap<string, readonly string[]>,
  states: ReadonlyMap<string, LinkState>,
  skipped?: string,
): ReportSection {
  const dead: Finding[] = [];
  const unsure: Finding[] = [];
  for (const [url, from] of places) {
    const { verdict, detail } = states.get(url) ?? { verdict: "alive", detail: "" };
    if (verdict === "alive") continue;
    (verdict === "dead" ? dead : unsure).push({ subject: url, detail: `${detail}; linked from ${from.join(", ")}` });
  }
  return {
    title: "External links",
    examined: `${states.size} of ${places.size} URLs`,
    findings: [...dead, ...unsure],
    skipped,
  };
}
