import { memo, type ReactNode } from "react";
import { sectionOf } from "#model/url.ts";
import siteData from "#site-data";
import * as strings from "#strings";
import { Icon, LANGUAGE, MENU } from "../../drawings/icons.tsx";
import { Mark } from "../../drawings/mark.tsx";
import { Menu } from "../../menu/menu.tsx";
import { SearchButton } from "../../search/button/search-button.tsx";
import { ThemeMenu } from "../../theme/theme-menu.tsx";
import { MainNavigation } from "../main-navigation.tsx";
import { Outline, type OutlineProps } from "../outline/outline.tsx";
import { SectionNavigation } from "../section-navigation.tsx";
import { SocialLinks } from "../social-links.tsx";
import { LanguageLinks, VersionLinks } from "../version-links.tsx";
import styles from "./header.module.css";

/** `inVersion4`: the documentation of webpack 4 has a page at the same path. */
export type HeaderProps = { url: string; inVersion4: boolean } & OutlineProps;

/**
 * The same on every page except the marks of current links, the outline, and the page's URL in other versions and
 * languages. Below it, pages of the documentation have a tab for each section.
 */
export const Header = memo(function Header({ url, inVersion4, anchors, activeId }: HeaderProps): ReactNode {
  const [current] = siteData.versions;
  const hasTabs = siteData.sections.some((section) => sectionOf(section.url) === sectionOf(url));
  return (
    <>
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
          <MainNavigation url={url} className={styles["main"]} />
          <SearchButton />
          <div className={styles["controls"]}>
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
          <SocialLinks className={styles["social"]} />
        </div>
      </header>
      {hasTabs && <SectionNavigation url={url} className={styles["tabs"]} />}
    </>
  );
});
