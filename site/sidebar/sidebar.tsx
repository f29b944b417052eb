import { type ReactNode, useEffect, useRef } from "react";
import type { Anchor, Section } from "#model/page.ts";
import { Icon } from "../shell/icons.tsx";
import { MainNavigation } from "../shell/main-navigation.tsx";
import styles from "./sidebar.module.css";
import { SidebarEntry } from "./sidebar-entry.tsx";
import { useKeptInView } from "./use-kept-in-view.ts";
import { useModalPopover } from "./use-modal-popover.ts";
import { useSwipe } from "./use-swipe.ts";

type Props = {
  section: Section;
  url: string;
  /** Headings of the current page, and the one being read. */
  anchors: readonly Anchor[];
  active: string | undefined;
};

/** The pages of the section. On a narrow screen it is a popover that the header's button opens, without script too. */
export function Sidebar({ section, url, anchors, active }: Props): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  useKeptInView(element, url, active);
  useModalPopover(element);
  useSwipe(element);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is what closes the menu
  useEffect(() => close(element.current), [url]);
  useEffect(() => {
    const menu = element.current;
    // A link to a heading of this page brings no new address.
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest("a") !== null) close(menu);
    };
    menu?.addEventListener("click", onClick);
    return () => menu?.removeEventListener("click", onClick);
  }, []);
  return (
    <div ref={element} id="menu" popover="auto" className={styles["sidebar"]}>
      <button
        type="button"
        className={styles["close"]}
        popoverTarget="menu"
        popoverTargetAction="hide"
        aria-label="Close menu"
      >
        <Icon name="close" />
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
                <SidebarEntry
                  key={link.url}
                  link={link}
                  current={link.url === url}
                  anchors={link.url === url ? anchors : undefined}
                  active={link.url === url ? active : undefined}
                />
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </div>
  );
}

function close(menu: HTMLElement | null): void {
  if (menu?.matches(":popover-open") === true) menu.hidePopover();
}
