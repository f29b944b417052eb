import { type ReactNode, useEffect, useRef } from "react";
import type { Section } from "#model/page.ts";
import styles from "./sidebar.module.css";

type Props = { section: Section; url: string };

/** The pages of the section. On a narrow screen it is a popover that the header's button opens, without script too. */
export function Sidebar({ section, url }: Props): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is what calls for this
  useEffect(() => {
    const current = element.current?.querySelector(`[aria-current="page"]`);
    current?.scrollIntoView({ block: "nearest" });
    if (element.current?.matches(":popover-open") === true) element.current.hidePopover();
  }, [url]);
  return (
    <div ref={element} id="menu" popover="auto" className={styles["sidebar"]}>
      <nav aria-label="Pages">
        {section.groups.map((group) => (
          <div key={group.title ?? ""} className={styles["group"]}>
            {group.title !== undefined && <p>{group.title}</p>}
            <ul>
              {group.links.map((link) => (
                <li key={link.url}>
                  <a href={link.url} aria-current={link.url === url ? "page" : undefined}>
                    {link.title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </div>
  );
}
