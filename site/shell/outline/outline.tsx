import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Anchor } from "#model/page.ts";
import * as strings from "#strings";
import { AnchorList } from "../../anchors/anchor-list.tsx";
import { useOverlay } from "../../browser/use-overlay.ts";
import { CHEVRON, Icon } from "../../drawings/icons.tsx";
import styles from "./outline.module.css";

export type OutlineProps = {
  anchors: readonly Anchor[];
  /** The heading being read; undefined above the first. */
  activeId: string | undefined;
};

/** Shows the heading being read and opens a list of all headings, on screens without room for the contents column. */
export function Outline({ anchors, activeId }: OutlineProps): ReactNode {
  const sheet = useRef<HTMLDivElement>(null);
  // Most readers never open it, and a reference page has hundreds of headings.
  const [isListed, setListed] = useState(false);
  useOverlay(sheet, () => focusCurrent(sheet.current));
  const open = ({ currentTarget }: MouseEvent) => {
    flushSync(() => setListed(true));
    sheet.current?.style.setProperty("--below", `${currentTarget.closest("header")?.getBoundingClientRect().bottom}px`);
    sheet.current?.showPopover();
    sheet.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  };
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a") !== null) sheet.current?.hidePopover();
  };
  const title = titleOf(anchors, activeId);
  return (
    <>
      <button type="button" className={styles["button"]} aria-haspopup="true" onClick={open}>
        <span>
          {title === undefined ? (
            strings.shell.contents
          ) : (
            <span className="visually-hidden">{strings.shell.contents}: </span>
          )}
          {title}
        </span>
        <Icon path={CHEVRON} />
      </button>
      {/* biome-ignore lint/a11y: it only hears that a link in it was followed */}
      <div ref={sheet} popover="auto" className={styles["sheet"]} onClick={onClick}>
        {isListed && (
          <nav aria-label={strings.shell.contents}>
            <AnchorList anchors={anchors} activeId={activeId ?? anchors[0]?.id} />
          </nav>
        )}
      </div>
    </>
  );
}

function focusCurrent(sheet: HTMLElement | null): void {
  const link = sheet?.querySelector<HTMLElement>("[aria-current]") ?? sheet?.querySelector("a");
  link?.focus({ preventScroll: true });
}

function titleOf(anchors: readonly Anchor[], id: string | undefined): string | undefined {
  const all = anchors.flatMap((anchor) => [anchor, ...(anchor.children ?? [])]);
  return all.find((anchor) => anchor.id === id)?.title;
}
