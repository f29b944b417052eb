import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { trustedHtml } from "../../browser/trusted.ts";
import { placePreview } from "./place-preview.ts";
import styles from "./preview.module.css";
import { type ShownPreview, usePreviews } from "./use-previews.ts";

const ID = "link-preview";

/**
 * Shows a preview of what a link in the article leads to. It's inserted into the article, because it needs its styles.
 */
export function Preview({ main }: { main: RefObject<HTMLElement | null> }): ReactNode {
  const card = useRef<HTMLDivElement>(null);
  const shown = usePreviews(main, card);
  useLayoutEffect(() => {
    if (shown === undefined || card.current === null) return;
    const { link } = shown;
    card.current.togglePopover(true);
    place(card.current, shown);
    link.setAttribute("aria-describedby", ID);
    return () => link.removeAttribute("aria-describedby");
  }, [shown]);
  const text = shown?.link.closest(".prose");
  if (shown === undefined || text == null) return null;
  const { page, title, sentence, facts } = shown.content;
  return createPortal(
    <div key={shown.link.href} ref={card} id={ID} className={styles["preview"]} popover="manual" role="tooltip">
      <p>
        {page !== undefined && `${page} · `}
        <strong>{title}</strong>
      </p>
      {sentence !== "" && <p>{sentence}</p>}
      {facts !== undefined && <dl className="reference" dangerouslySetInnerHTML={{ __html: trustedHtml(facts) }} />}
    </div>,
    text,
  );
}

/** A link may span several lines; the preview belongs to the line under the pointer. */
function place(card: HTMLElement, { link, x }: ShownPreview): void {
  const lines = [...link.getClientRects()];
  const line = lines.find(({ left, right }) => x !== undefined && left <= x && x <= right) ?? lines[0];
  if (line === undefined) return;
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const size = card.getBoundingClientRect();
  const start = getComputedStyle(link).direction === "rtl" ? line.right - size.width : line.left;
  const { left, top } = placePreview({ left: start, top: line.top, bottom: line.bottom }, size, { width, height });
  card.style.insetInlineStart = "auto";
  card.style.left = `${left + scrollX}px`;
  card.style.top = `${top + scrollY}px`;
}
