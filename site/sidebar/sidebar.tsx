import type { ReactNode } from "react";
import type { Page } from "#model/page.ts";
import { CLOSE, Icon } from "../shell/icons.tsx";
import { MainNavigation } from "../shell/main-navigation.tsx";
import styles from "./sidebar.module.css";
import { SidebarEntry } from "./sidebar-entry.tsx";

/**
 * The pages of the section. On a narrow screen it is a popover that the header's button opens, without script too. What script adds
 * is in start-sidebar.ts.
 */
export function Sidebar({ page: { url, section, anchors } }: { page: Page }): ReactNode {
  return (
    <div id="menu" popover="auto" className={styles["sidebar"]}>
      <button
        type="button"
        className={styles["close"]}
        popoverTarget="menu"
        popoverTargetAction="hide"
        aria-label="Close menu"
      >
        <Icon path={CLOSE} />
      </button>
      <div className={styles["main"]}>
        <MainNavigation url={url} />
      </div>
      <nav aria-label="Pages">
        {section.groups.map((group) => (
          <div key={group.title ?? ""} className={styles["group"]}>
            {group.title !== undefined && <p>{group.title}</p>}
            <ul>
              {group.links.map((link) => (
                <SidebarEntry key={link.url} link={link} anchors={link.url === url ? anchors : undefined} />
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </div>
  );
}
