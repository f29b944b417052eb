import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Anchor, Section } from "#model/page.ts";
import { CLOSE, Icon } from "../shell/icons.tsx";
import { trustedHtml } from "../trusted.ts";
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
  /** HTML of the first row of links; where it is not given the header has it. */
  mainNavigation: string | undefined;
};

/** The pages of the section. On a narrow screen it is a popover that the header's button opens, without script too. */
export function Sidebar({ section, url, anchors, active, mainNavigation }: Props): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const [links] = useState(() => ({
    __html: trustedHtml(mainNavigation ?? document.querySelector("header nav")?.outerHTML ?? ""),
  }));
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
        <Icon path={CLOSE} />
      </button>
      <div className={styles["main"]} suppressHydrationWarning dangerouslySetInnerHTML={links} />
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
