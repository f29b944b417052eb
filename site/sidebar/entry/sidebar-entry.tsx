import { memo, type ReactNode, startTransition, useState } from "react";
import type { Anchor, SidebarLink } from "#model/page.ts";
import * as strings from "#strings";
import { AnchorList } from "../../anchors/anchor-list.tsx";
import { loadPage } from "../../navigation/load-page.ts";
import { Breakable } from "../../prose/breakable.tsx";
import styles from "./sidebar-entry.module.css";

type Props = {
  link: SidebarLink;
  /** Headings of the current page; those of another one are loaded when its entry is opened. */
  anchors: readonly Anchor[] | undefined;
  activeId: string | undefined;
  /** So far from the current page that the menu usually opens without showing it. */
  isLater: boolean;
  /** How many of its headings the menu lays out in its first frame. */
  firstRows: number;
  /** Lists only headings of the second level. */
  isFlat: boolean;
};

/** One page, which opens to its headings. The current one is open. */
export const SidebarEntry = memo(function SidebarEntry(props: Props): ReactNode {
  const { link, anchors, activeId, isLater, firstRows, isFlat } = props;
  const isCurrent = anchors !== undefined;
  const [isOpen, setOpen] = useState(isCurrent);
  // Update the button before rendering what may be hundreds of headings.
  const [isListed, setListed] = useState(isCurrent);
  const [loaded, setLoaded] = useState<readonly Anchor[]>();
  const shown = anchors ?? loaded;
  const toggle = async () => {
    setOpen(!isOpen);
    startTransition(() => setListed(!isOpen));
    if (isOpen || shown !== undefined) return;
    try {
      const page = await loadPage(decodeURI(link.url));
      startTransition(() => setLoaded(page.anchors));
    } catch {
      // Without its headings the entry is still a link to the page.
      setOpen(false);
    }
  };
  return (
    <li className={styles["entry"]} data-later={isLater || undefined}>
      <a href={link.url} aria-current={isCurrent ? "page" : undefined}>
        <Breakable text={link.title} />
      </a>
      {link.hasAnchors && (
        <button type="button" aria-expanded={isOpen} aria-label={strings.shell.headingsOf(link.title)} onClick={toggle}>
          <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true" className="icon">
            <path d="m7 4 6 6-6 6" />
          </svg>
        </button>
      )}
      {shown !== undefined && shown.length > 0 && (
        <AnchorList
          anchors={shown}
          activeId={activeId}
          url={isCurrent ? "" : link.url}
          isHidden={!isListed}
          firstRows={firstRows}
          isFlat={isFlat}
        />
      )}
    </li>
  );
});
