// Imported first, because it declares the order of the cascade layers.
import "./styles/tokens.css";
import type { ComponentType, ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import type { DocumentAssets } from "#model/document-assets.ts";
import type { Anchor, DocumentFrame, OtherScreen, Page, ShownPage } from "#model/page.ts";
import { cardUrl } from "#model/url.ts";
import siteData from "#site-data";
import { countAnchors, MOST_IN_DOCUMENT } from "./anchors/count-anchors.ts";
import { PageMain } from "./article/page-screen/page-main.server.tsx";
import { TranslationNote } from "./article/translation-note/translation-note.server.tsx";
import { renderIslands } from "./components/render-islands.server.tsx";
import { FIRST_PAINT_SCRIPT } from "./document/first-paint-script.server.ts";
import { isInSidebar } from "./document/is-in-sidebar.server.ts";
import { documentTitle } from "./document/page-title.server.ts";
import { structuredData } from "./document/structured-data.server.ts";
import { Prose } from "./prose/prose.server.tsx";
import { NotFound } from "./screens/not-found/not-found.tsx";
import { NotSavedScreen, OfflineScreen } from "./screens/offline/offline-screen.tsx";
import { Site } from "./site.tsx";
import { createStore } from "./state/site-store.ts";
import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/right-to-left.css";
import "./styles/rows.css";
import * as strings from "#strings";

/** Every document's only inline script. The security policy contains its hash. */
export { FIRST_PAINT_SCRIPT as inlineScript };

/** Renders the part of a page that both its chunk and its document contain. */
export function showPage(page: Page): ShownPage {
  const { url, islands, section } = page;
  const groups = hasSidebar(page) ? section.groups : undefined;
  const html = renderIslands(page);
  return {
    url,
    ...(page.inVersion4 && { inVersion4: true }),
    title: documentTitle(page.title),
    ...(groups && { groups }),
    anchors: groups === undefined ? [] : anchorsOf(page),
    main: renderToStaticMarkup(
      groups === undefined ? <WholePage page={{ ...page, html }} /> : <PageMain page={{ ...page, html }} />,
    ),
    islands,
  };
}

/** A page without a sidebar, whose article has the main heading. */
function WholePage({ page }: { page: Page }): ReactNode {
  return (
    <>
      <TranslationNote translation={page.translation} />
      <Prose html={page.html} />
    </>
  );
}

/** Links to the page in each language that has it, for search engines. */
function alternatesOf({ url, languages = [] }: Page, siteUrl: string): { hrefLang: string; href: string }[] {
  const hosts = siteData.languages.filter(({ lang }) => languages.includes(lang));
  const links = hosts.map(({ lang, host }) => ({ hrefLang: lang, href: (host || siteUrl) + encodeURI(url) }));
  const [english] = links.filter(({ hrefLang }) => hrefLang === "en");
  return english === undefined ? [] : [...links, { ...english, hrefLang: "x-default" }];
}

/** A page whose component renders the main heading has neither its own heading nor a sidebar. */
function hasSidebar({ islands }: Page): boolean {
  return !islands.some(({ component }) => component === "Hero" || component === "SearchResults");
}

/** The headings that a page's outline lists. A level 1 heading is the page's title, so only its children count. */
function anchorsOf(page: Page): Anchor[] {
  const { anchors } = page;
  const below = anchors.flatMap((anchor) => (anchor.level === 1 ? (anchor.children ?? []) : [anchor]));
  return isInSidebar(page) || countAnchors(below) <= MOST_IN_DOCUMENT ? below : [];
}

/** Renders a page's complete document. */
export function renderPage(page: Page, shown: ShownPage, assets: DocumentAssets, siteUrl: string): string {
  const image = siteUrl + cardUrl(isInSidebar(page) ? page.url : "/");
  return renderDocument({
    title: shown.title,
    description: page.description,
    unlisted: page.frontMatter.unlisted === true,
    canonical: page.translation?.state === "missing" ? page.translation.original : siteUrl + encodeURI(page.url),
    alternates: alternatesOf(page, siteUrl),
    hasFeed: page.frontMatter.date !== undefined || page.posts !== undefined || page.url === "/",
    facts: structuredData(page, { name: siteData.name, url: siteUrl, image }),
    image,
    site: <Site store={createStore(shown)} />,
    frame: stateOf(shown),
    assets,
  });
}

/** The page's state without its main part, which is in the document as HTML. */
function stateOf({ main: _, ...state }: ShownPage): DocumentFrame {
  return state;
}

const OTHER_SCREENS: Record<OtherScreen, { title: string; Screen: ComponentType }> = {
  "not-found": { title: strings.notFound.title, Screen: NotFound },
  offline: { title: strings.offlineScreen.title, Screen: OfflineScreen },
  "not-saved": { title: strings.offlineScreen.notSavedTitle, Screen: NotSavedScreen },
};

/** Renders the document of a screen that isn't a page. */
export function renderOther(screen: OtherScreen, assets: DocumentAssets): string {
  const { title, Screen } = OTHER_SCREENS[screen];
  return renderDocument({
    title: documentTitle(title),
    description: "",
    site: <Site store={createStore(undefined)} OtherScreen={Screen} />,
    frame: { screen },
    assets,
  });
}

/** Renders a document with styles and scripts but no content. */
export function renderAppShell(assets: DocumentAssets): string {
  return renderDocument({ title: siteData.name, description: "", assets });
}

type DocumentParts = {
  title: string;
  description: string;
  canonical?: string;
  /** Search engines are asked to skip it. */
  unlisted?: boolean;
  alternates?: { hrefLang: string; href: string }[];
  hasFeed?: boolean;
  /** JSON-LD for search engines. */
  facts?: object;
  /** URL of the image that other sites show for a link to the page. */
  image?: string;
  site?: ReactNode;
  frame?: DocumentFrame;
  assets: DocumentAssets;
};

const FEEDS = [
  { type: "application/rss+xml", href: "/feed.xml" },
  { type: "application/atom+xml", href: "/atom.xml" },
  { type: "application/feed+json", href: "/feed.json" },
];

function renderDocument(parts: DocumentParts): string {
  const { title, description, canonical, alternates, unlisted, hasFeed, facts, image, site, frame, assets } = parts;
  const body = renderToString(site);
  const fonts = assets.fonts.filter(({ element }) => element === undefined || body.includes(`<${element}>`));
  const head = renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta httpEquiv="Content-Security-Policy" content={assets.policy} />
      <meta name="referrer" content="strict-origin-when-cross-origin" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      {description !== "" && <meta name="description" content={description} />}
      {unlisted && <meta name="robots" content="noindex" />}
      {canonical !== undefined && <link rel="canonical" href={canonical} />}
      {alternates?.map((link) => (
        <link key={link.hrefLang} rel="alternate" {...link} />
      ))}
      <meta property="og:title" content={title} />
      {description !== "" && <meta property="og:description" content={description} />}
      {image && <meta property="og:image" content={image} />}
      {image && <meta name="twitter:card" content="summary_large_image" />}
      <link rel="search" type="application/opensearchdescription+xml" href="/opensearch.xml" title={siteData.name} />
      {hasFeed && FEEDS.map((feed) => <link key={feed.type} rel="alternate" {...feed} title={siteData.name} />)}
      <link rel="manifest" href="/manifest.json" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <script dangerouslySetInnerHTML={{ __html: FIRST_PAINT_SCRIPT }} />
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {fonts.map(({ url }) => (
        <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="" />
      ))}
      {assets.scripts.map((src) => (
        <script key={src} src={src} defer fetchPriority="low" />
      ))}
      {facts && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonInScript(facts) }} />}
    </>,
  );
  const json = frame === undefined ? "" : jsonInScript(frame);
  const data = json === "" ? "" : `<script type="application/json" id="frame">${json}</script>`;
  const { code, direction } = strings.language;
  return `<!doctype html><html lang="${code}" dir="${direction}" data-app="${assets.app}"><head>${head}</head><body><div id="root">${body}</div>${data}</body></html>\n`;
}

/** Escapes JSON for a script element, which only `<` can end early. */
function jsonInScript(value: object): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
