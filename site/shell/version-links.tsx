import type { ReactNode } from "react";
import siteData from "#site-data";

/**
 * List items for the page in each version. Other versions are on other hosts, at the same path if they have the page.
 */
export function VersionLinks({ url }: { url: string }): ReactNode {
  const [current] = siteData.versions;
  return siteData.versions.map((version) => (
    <li key={version.url}>
      <a
        href={version === current ? version.url : new URL(url, version.url).href}
        aria-current={version === current ? "true" : undefined}
      >
        webpack {version.title}
      </a>
    </li>
  ));
}

/** List items for the page in each language. Other languages are on other hosts, at the same path. */
export function LanguageLinks({ url }: { url: string }): ReactNode {
  return siteData.languages.map(({ title, lang, host }) => (
    <li key={lang}>
      <a
        href={`${host}${url === "" ? "/" : url}`}
        lang={lang}
        hrefLang={lang}
        aria-current={host === "" ? "true" : undefined}
      >
        {title}
      </a>
    </li>
  ));
}
