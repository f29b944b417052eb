import type { ReactNode } from "react";
import type { SiteData } from "#model/site-data.ts";
import { sectionOf } from "#model/url.ts";
import siteData from "#site-data";
import { Menu } from "../menu/menu.tsx";
import { SearchButton } from "../search/search-button.tsx";
import { ThemeMenu } from "../theme/theme-menu.tsx";
import styles from "./header.module.css";
import { DISCORD, GITHUB, Icon, LANGUAGE, MENU, STACKOVERFLOW, X } from "./icons.tsx";
import { MainNavigation } from "./main-navigation.tsx";
import { Mark } from "./mark.tsx";

type Props = { url: string /** The page has a sidebar that a narrow screen opens as a menu. */; hasMenu: boolean };

const SOCIAL: Record<SiteData["social"][number]["icon"], string> = {
  github: GITHUB,
  x: X,
  stackoverflow: STACKOVERFLOW,
  discord: DISCORD,
};

/** What a new page changes in it without a new document is changed by mark-header.ts. */
export function Header({ url, hasMenu }: Props): ReactNode {
  const section = sectionOf(url);
  const inDocumentation = siteData.navigation[0]?.sections.includes(section) === true;
  return (
    <header className={styles["header"]}>
      <div className={styles["row"]}>
        <button type="button" className={styles["menu"]} popoverTarget="menu" aria-label="Open menu" hidden={!hasMenu}>
          <Icon path={MENU} />
        </button>
        <a href="/" className={styles["brand"]}>
          <Mark />
          {siteData.name}
        </a>
        <div className={styles["main"]} data-in-menu={hasMenu}>
          <MainNavigation url={url} />
        </div>
        <SearchButton />
        <ul className={styles["social"]}>
          {siteData.social.map((link) => (
            <li key={link.url}>
              <a href={link.url} title={link.title}>
                <span className="visually-hidden">{link.title}</span>
                <Icon path={SOCIAL[link.icon]} />
              </a>
            </li>
          ))}
        </ul>
        <VersionMenu />
        <LanguageMenu url={url} />
        <ThemeMenu />
      </div>
      {siteData.sections.length > 1 && (
        <nav aria-label="Sections" className={styles["sections"]} hidden={!inDocumentation && section !== ""}>
          <ul>
            {siteData.sections.map((link) => (
              <li key={link.url}>
                <a href={link.url} aria-current={sectionOf(link.url) === section ? "true" : undefined}>
                  {link.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  );
}

function VersionMenu(): ReactNode {
  const [current] = siteData.versions;
  if (current === undefined) return null;
  return (
    <Menu id="version-menu" name="Version" face={<>v{current.title}</>}>
      {siteData.versions.map((version) => (
        <li key={version.url}>
          <a href={version.url} aria-current={version === current ? "true" : undefined}>
            webpack {version.title}
          </a>
        </li>
      ))}
    </Menu>
  );
}

/** The same page in another language is on another host at the same path. */
function LanguageMenu({ url }: { url: string }): ReactNode {
  if (siteData.languages.length < 2) return null;
  return (
    <Menu id="language-menu" name="Language" face={<Icon path={LANGUAGE} />}>
      {siteData.languages.map(({ title, lang, host }) => (
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
      ))}
    </Menu>
  );
}
