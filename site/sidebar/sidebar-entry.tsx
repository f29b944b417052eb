import { memo, type ReactNode, useState } from "react";
import type { Anchor, SidebarLink } from "#model/page.ts";
import { loadPage } from "../navigation/load-page.ts";
import { Breakable } from "../prose/breakable.tsx";
import styles from "./sidebar-entry.module.css";

type Props = {
  link: SidebarLink;
  current: boolean;
  /** Headings of the current page; those of another are loaded with it, when its entry is opened. */
  anchors: readonly Anchor[] | undefined;
  active: string | undefined;
};

/** One page, which opens to its headings. The current one is open. */
export const SidebarEntry = memo(function SidebarEntry({ link, current, anchors, active }: Props): ReactNode {
  const [loaded, setLoaded] = useState<readonly Anchor[]>([]);
  const [toggled, setToggled] = useState<{ current: boolean; open: boolean }>();
  const open = toggled?.current === current ? toggled.open : current;
  const shown = anchors ?? loaded;
  const toggle = () => {
    setToggled({ current, open: !open });
    if (open || shown.length > 0) return;
    loadPage(link.url).then(
      (page) => setLoaded(page.anchors),
      // Without its headings the entry is still a link to the page.
      () => setToggled(undefined),
    );
  };
  return (
    <li className={styles["entry"]}>
      <a href={link.url} aria-current={current ? "page" : undefined}>
        <Breakable text={link.title} />
      </a>
      {link.hasAnchors && (
        <button type="button" aria-expanded={open} aria-label={`Headings of ${link.title}`} onClick={toggle}>
          <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true" className="icon">
            <path d="m7 4 6 6-6 6" />
          </svg>
        </button>
      )}
      {open && shown.length > 0 && <AnchorLinks url={link.url} anchors={shown} active={active} current={current} />}
    </li>
  );
});

type LinksProps = { url: string; anchors: readonly Anchor[]; active: string | undefined; current: boolean };

function AnchorLinks({ url, anchors, active, current }: LinksProps): ReactNode {
  // A level 1 heading is the page itself: only what is below it is shown.
  const shown = anchors.flatMap((anchor) => (anchor.level === 1 ? (anchor.children ?? []) : [anchor]));
  return (
    <ul>
      {shown.map((anchor) => (
        <li key={anchor.id}>
          <a
            href={`${current ? "" : url}#${encodeURIComponent(anchor.id)}`}
            aria-current={anchor.id === active ? "location" : undefined}
          >
            <Breakable text={anchor.title} />
          </a>
          {anchor.children && <AnchorLinks url={url} anchors={anchor.children} active={active} current={current} />}
        </li>
      ))}
    </ul>
  );
}
