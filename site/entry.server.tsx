// First: it names the order of the layers.
import "./styles/tokens.css";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import type { DocumentAssets } from "#model/document-assets.ts";
import type { DocumentFrame, Page, ShownPage } from "#model/page.ts";
import siteData from "#site-data";
import { FIRST_PAINT_SCRIPT } from "./first-paint-script.ts";
import { renderIslands } from "./islands/render-islands.tsx";
import { NotSavedScreen, OfflineScreen } from "./offline/offline-screen.tsx";
import { titleOf } from "./page-title.ts";
import { NotFound } from "./screens/not-found.tsx";
import { hasSidebar, Screen } from "./screens/screen.tsx";
import { Above } from "./shell/above.tsx";
import { Footer } from "./shell/footer.tsx";
import "./styles/base.css";
import "./styles/rows.css";

/** The one script that stands in every document, for its hash in the security policy. */
export { FIRST_PAINT_SCRIPT as inlineScript };

/** A page → what its chunk holds, and its document shows. */
export function showPage(page: Page): ShownPage {
  return {
    url: page.url,
    title: titleOf(page, siteData.name),
    html: renderToStaticMarkup(<Screen page={{ ...page, html: renderIslands(page) }} />),
    islands: page.islands,
  };
}

/** A page, and what is shown of it → its whole document. */
export function renderPage(page: Page, { title, html }: ShownPage, assets: DocumentAssets, siteUrl: string): string {
  return renderDocument({
    title,
    description: page.description,
    canonical: `${siteUrl}${page.url}`,
    body: bodyOf(page, html),
    ...(page.islands.length > 0 && { frame: { islands: page.islands } }),
    assets,
  });
}

/** The document for addresses that no page has. */
export function renderNotFound(assets: DocumentAssets): string {
  return renderDocument({
    title: titleOf({ url: "", title: "Page not found" }, siteData.name),
    description: "",
    body: bodyOf(undefined, renderToString(<NotFound />)),
    frame: { screen: "not-found" },
    assets,
  });
}

/** What is saved for the times without a network; `missing`: in the place of a page that can't be had. */
export function renderOffline(missing: boolean, assets: DocumentAssets): string {
  return renderDocument({
    title: titleOf({ url: "", title: missing ? "Not saved" : "Read offline" }, siteData.name),
    description: "",
    body: bodyOf(undefined, renderToString(missing ? <NotSavedScreen /> : <OfflineScreen />)),
    frame: { screen: missing ? "not-saved" : "offline" },
    assets,
  });
}

/** Styles and scripts, and nothing on the screen. */
export function renderAppShell(assets: DocumentAssets): string {
  return renderDocument({ title: siteData.name, description: "", body: rootWith(""), assets });
}

/** Script takes over what is in #root; all around it stays as it is here, but for what start-shell.ts and mark-header.ts do. */
function bodyOf(page: Page | undefined, screen: string): string {
  return [
    renderToStaticMarkup(<Above url={page?.url ?? ""} hasMenu={page !== undefined && hasSidebar(page)} />),
    rootWith(screen),
    renderToStaticMarkup(<Footer />),
  ].join("");
}

function rootWith(screen: string): string {
  return `<div id="root">${screen}</div>`;
}

type DocumentParts = {
  title: string;
  description: string;
  canonical?: string;
  body: string;
  frame?: DocumentFrame;
  assets: DocumentAssets;
};

function renderDocument({ title, description, canonical, body, frame, assets }: DocumentParts): string {
  const head = renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta httpEquiv="Content-Security-Policy" content={assets.policy} />
      <meta name="referrer" content="strict-origin-when-cross-origin" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      {description !== "" && <meta name="description" content={description} />}
      {canonical !== undefined && <link rel="canonical" href={canonical} />}
      <meta property="og:title" content={title} />
      {description !== "" && <meta property="og:description" content={description} />}
      <link rel="search" type="application/opensearchdescription+xml" href="/opensearch.xml" title={siteData.name} />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <script dangerouslySetInnerHTML={{ __html: FIRST_PAINT_SCRIPT }} />
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {assets.scripts.map((src) => (
        <script key={src} src={src} defer />
      ))}
    </>,
  );
  // In a script element only `<` can end the JSON early.
  const json = frame === undefined ? "" : JSON.stringify(frame).replaceAll("<", "\\u003c");
  const start = startsAtOnce(frame) ? ' data-start="at-once"' : "";
  const data = json === "" ? "" : `<script type="application/json" id="frame"${start}>${json}</script>`;
  return `<!doctype html><html lang="en" data-app="${assets.app}"><head>${head}</head><body>${body}${data}</body></html>\n`;
}

/** The screen is nothing without its script. */
function startsAtOnce(frame: DocumentFrame | undefined): boolean {
  if (frame === undefined) return false;
  return "screen" in frame || frame.islands.some(({ component }) => component === "SearchResults");
}
