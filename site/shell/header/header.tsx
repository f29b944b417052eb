import { memo, type ReactNode } from "react";
import { sectionOf } from "#model/url.ts";
import siteData from "#site-data";
import * as strings from "#strings";
import { Menu } from "../../menu/menu.tsx";
import { SearchButton } from "../../search/button/search-button.tsx";
import { ThemeMenu } from "../../theme/theme-menu.tsx";
import { LanguageLinks, VersionLinks } from "../elsewhere.tsx";
import { GITHUB, Icon, LANGUAGE, LogoIcon, MENU, MORE } from "../icons.tsx";
import { MainNavigation, OTHERS } from "../main-navigation/main-navigation.tsx";
import { Mark } from "../mark.tsx";
import { Outline, type OutlineProps } from "../outline/outline.tsx";
import { SectionNavigation } from "../section-navigation.tsx";
import styles from "./header.module.css";

/** `inVersion4`: the documentation of webpack 4 has a page at the same path. */
export type HeaderProps = { url: string; inVersion4: boolean } & OutlineProps;

const REPOSITORY = siteData.social.find(({ icon }) => icon === "github");

/**
 * The same on every page except the marks of current links, the outline, and the page's URL in other versions and
 * languages.
 */
export const Header = memo(function Header({ url, inVersion4, anchors, activeId }: HeaderProps): ReactNode {
  const [current] = siteData.versions;
  return (
    <header className={styles["header"]}>
      <div className={styles["row"]}>
        <button type="button" className={styles["menu"]} popoverTarget="menu" aria-label={strings.shell.openMenu}>
          <Icon path={MENU} />
        </button>
        <a href="/" className={styles["brand"]} data-short={activeId !== undefined}>
          <Mark />
          <span>{siteData.name}</span>
        </a>
        {anchors.length > 0 && <Outline anchors={anchors} activeId={activeId} />}
        <SectionNavigation url={url} className={styles["sections"]} />
        <SearchButton />
        <div className={styles["main"]}>
          <MainNavigation url={url} />
          {REPOSITORY && (
            <a href={REPOSITORY.url} title={REPOSITORY.title} className={styles["social"]}>
              <span className="visually-hidden">{REPOSITORY.title}</span>
              <LogoIcon logo={GITHUB} />
            </a>
          )}
        </div>
        <div className={styles["controls"]}>
          <div className={styles["more"]}>
            <Menu id="more-menu" name={strings.shell.more} face={<Icon path={MORE} />}>
              {[...OTHERS, ...siteData.social].map((link) => (
                <li key={link.url}>
                  <a href={link.url} aria-current={isCurrent(link.url, url)}>
                    {link.title}
                  </a>
                </li>
              ))}
            </Menu>
          </div>
          {current && (
            <Menu id="version-menu" name={strings.shell.version(`v${current.title}`)} face={`v${current.title}`}>
              <VersionLinks url={inVersion4 ? url : "/"} />
            </Menu>
          )}
          {siteData.languages.length > 1 && (
            <Menu id="language-menu" name={strings.shell.language} face={<Icon path={LANGUAGE} />}>
              <LanguageLinks url={url} />
            </Menu>
          )}
          <ThemeMenu />
        </div>
      </div>
    </header>
  );
});

function isCurrent(link: string, url: string): "true" | undefined {
  return link.startsWith("/") && sectionOf(link) === sectionOf(url) ? "true" : undefined;
}
