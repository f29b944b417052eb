import { type MouseEvent, memo, type ReactNode, useRef } from "react";
import type { Anchor, LinkGroup } from "#model/page.ts";
import siteData from "#site-data";
import * as strings from "#strings";
import { countAnchors } from "../anchors/count-anchors.ts";
import { useCurrentInView } from "../anchors/use-current-in-view.ts";
import { useOverlay } from "../browser/use-overlay.ts";
import { CLOSE, Icon } from "../drawings/icons.tsx";
import { MainNavigation } from "../shell/main-navigation.tsx";
import { SectionNavigation } from "../shell/section-navigation.tsx";
import { SocialLinks } from "../shell/social-links.tsx";
import { LanguageLinks, VersionLinks } from "../shell/version-links.tsx";
import { ThemeChoices } from "../theme/theme-choices.tsx";
import { SidebarEntry } from "./entry/sidebar-entry.tsx";
import styles from "./sidebar.module.css";
import { useMenu } from "./use-menu.ts";
import { useSwipe } from "./use-swipe.ts";

type Props = {
  url: string;
  /** The documentation of webpack 4 has a page at the same path. */
  inVersion4?: boolean;
  /** Changes with each navigation, which closes the menu. */
  visit: number;
  /** The section's pages; a screen without them has the main navigation alone. */
  groups?: readonly LinkGroup[] | undefined;
  anchors?: readonly Anchor[];
  /** The heading being read. */
  activeId?: string | undefined;
  /** The contents column has all headings, and the list those of the second level. */
  hasColumn?: boolean;
};

/** How many rows a tall phone shows in the menu, and below its middle. */
const ROWS = 16;
const ROWS_BELOW_MIDDLE = 12;

/**
 * The section's pages, beside the article on a wide screen. On a narrow one it is a popover that the header's button
 * opens, without script too.
 */
export const Sidebar = memo(function Sidebar({
  url,
  inVersion4 = false,
  visit,
  groups,
  anchors = [],
  activeId,
  hasColumn = false,
}: Props): ReactNode {
  const menu = useRef<HTMLDivElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  useOverlay(menu, () => close.current?.focus({ preventScroll: true }));
  useSwipe(menu);
  const onBeforeToggle = useMenu(menu, visit);
  useCurrentInView(menu, `${url}#${activeId ?? ""}`);
  const onClick = ({ target }: MouseEvent) => {
    // Links to headings of this page don't change `visit`.
    if (target instanceof Element && target.closest("a") !== null) menu.current?.hidePopover?.();
  };
  const urls = groups?.flatMap(({ links }) => links.map((link) => link.url)) ?? [];
  const current = Math.max(0, urls.indexOf(url));
  // The current page's headings are between it and the entries after it.
  const rowsBelow = (row: number) => row - current + countAnchors(anchors);
  // The menu opens at the start of the list, or with the current page in its middle.
  const firstBelow = Math.max(ROWS - current, ROWS_BELOW_MIDDLE);
  return (
    // biome-ignore lint/a11y: it only hears that a link in it was followed
    <div
      ref={menu}
      id="menu"
      popover="auto"
      className={styles["sidebar"]}
      data-pages={groups !== undefined}
      onBeforeToggle={onBeforeToggle}
      onClick={onClick}
    >
      <button
        ref={close}
        type="button"
        className={styles["close"]}
        popoverTarget="menu"
        popoverTargetAction="hide"
        aria-label={strings.shell.closeMenu}
      >
        <Icon path={CLOSE} />
      </button>
      <div className={styles["main"]}>
        <SocialLinks className={styles["social"]} />
        <MainNavigation url={url} className={styles["parts"]} />
        <SectionNavigation url={url} className={styles["sections"]} />
      </div>
      {groups !== undefined && (
        <nav aria-label={strings.shell.pages}>
          {groups.map((group) => (
            <div key={group.title ?? ""} className={styles["group"]}>
              {group.title !== undefined && <p>{group.title}</p>}
              <ul>
                {group.links.map((link) => {
                  const isCurrent = link.url === url;
                  const row = urls.indexOf(link.url);
                  return (
                    <SidebarEntry
                      key={`${link.url} ${isCurrent}`}
                      link={link}
                      anchors={isCurrent ? anchors : undefined}
                      activeId={isCurrent ? activeId : undefined}
                      isLater={row > current ? rowsBelow(row) > firstBelow : current - row > ROWS}
                      firstRows={isCurrent ? firstBelow : ROWS}
                      isFlat={hasColumn}
                    />
                  );
                })}
              </ul>
            </div>
          ))}
        </nav>
      )}
      <div className={styles["choices"]}>
        <fieldset className={styles["theme"]}>
          <legend className="visually-hidden">{strings.theme.name}</legend>
          <ul>
            <ThemeChoices name="menu-theme" />
          </ul>
        </fieldset>
        <ul>
          <VersionLinks url={inVersion4 ? url : "/"} />
          {siteData.languages.length > 1 && <LanguageLinks url={url} />}
        </ul>
      </div>
    </div>
  );
});
