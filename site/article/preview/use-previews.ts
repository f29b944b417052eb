import { type RefObject, useEffect, useState } from "react";
import { type PreviewContent, readPreview } from "./read-preview.ts";

/** A link, what it leads to, and where the pointer entered the link. */
export type ShownPreview = { link: HTMLAnchorElement; content: PreviewContent; x: number | undefined };

/** How long the pointer or focus rests on a link before its preview is shown, in milliseconds. */
const SHOW = 250;
/** How long the pointer may be between the link and its preview, in milliseconds. */
const HIDE = 200;

/** Links of the text, except those of headings. */
const LINKS = ".prose a[href]:not(:is(h2, h3, h4, h5, h6) > *, [download])";

/**
 * Returns the preview of a link in the text while the pointer is on the link or the preview, or the link has the
 * keyboard focus. Escape dismisses it. Devices without hover have no previews, because a touch follows the link.
 */
export function usePreviews(
  main: RefObject<HTMLElement | null>,
  card: RefObject<HTMLElement | null>,
): ShownPreview | undefined {
  const [shown, setShown] = useState<ShownPreview>();
  useEffect(() => {
    const article = main.current;
    if (article === null || !("popover" in article) || !matchMedia("(hover: hover)").matches) return;
    const ended = new AbortController();
    /** The link whose preview is shown or on its way. */
    let current: HTMLAnchorElement | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const hide = () => {
      clearTimeout(timer);
      current = undefined;
      setShown(undefined);
    };
    const show = async (link: HTMLAnchorElement, x: number | undefined) => {
      hide();
      current = link;
      const content = await readPreview(link).catch(() => undefined);
      if (content !== undefined && current === link && link.isConnected) setShown({ link, content, x });
    };
    const settle = (link: HTMLAnchorElement | null, isInside: boolean, x?: number) => {
      clearTimeout(timer);
      if (isInside || (link !== null && link === current)) return;
      if (link !== null) timer = setTimeout(() => void show(link, x), SHOW);
      else if (current !== undefined) timer = setTimeout(hide, HIDE);
    };
    const listen = <Type extends keyof DocumentEventMap>(type: Type, act: (event: DocumentEventMap[Type]) => void) =>
      document.addEventListener(type, act, { signal: ended.signal });

    listen("pointerover", ({ target, pointerType, clientX }) => {
      if (pointerType !== "touch") settle(linkAt(article, target), isIn(card.current, target), clientX);
    });
    listen("focusin", ({ target }) => {
      const link = linkAt(article, target);
      settle(link?.matches(":focus-visible") ? link : null, isIn(card.current, target));
    });
    listen("keydown", ({ key }) => key === "Escape" && hide());
    listen("pointerdown", ({ target }) => !isIn(card.current, target) && hide());
    listen("click", ({ target }) => !isIn(card.current, target) && hide());
    document.documentElement.addEventListener("pointerleave", () => settle(null, false), { signal: ended.signal });
    return () => {
      ended.abort();
      hide();
    };
  }, [main, card]);
  return shown;
}

function linkAt(article: HTMLElement, target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null;
  return link !== null && article.contains(link) ? link : null;
}

function isIn(card: HTMLElement | null, target: EventTarget | null): boolean {
  return target instanceof Node && card?.contains(target) === true;
}
