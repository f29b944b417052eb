import { type RefObject, useEffect } from "react";
import { placePreview } from "./place-preview.ts";
import { type Preview, readPreview } from "./read-preview.ts";

/** How long the pointer or focus rests on a link before its preview is shown, in milliseconds. */
const SHOW = 250;
/** How long the pointer may be between the link and its preview, in milliseconds. */
const HIDE = 200;

/** Links of the text, except those of headings. */
const LINKS = ".prose a[href]:not(:is(h2, h3, h4, h5, h6) > *, [download])";

/**
 * Previews the page or section that a link of the text leads to, while the pointer is on the link or on the preview or
 * the keyboard's focus on the link. Escape dismisses it. Devices without hover have none, because a touch follows the
 * link.
 */
export function usePreviews(main: RefObject<HTMLElement | null>, visit: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit has its own element
  useEffect(() => {
    const article = main.current;
    if (article === null || !("popover" in article) || !matchMedia("(hover: hover)").matches) return;
    const ended = new AbortController();
    /** The link whose preview is shown or on its way. */
    let current: HTMLAnchorElement | undefined;
    let card: HTMLElement | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const hide = () => {
      clearTimeout(timer);
      current?.removeAttribute("aria-describedby");
      card?.remove();
      current = undefined;
      card = undefined;
    };
    const show = async (link: HTMLAnchorElement, x: number | undefined) => {
      hide();
      current = link;
      const preview = await readPreview(link).catch(() => undefined);
      if (preview === undefined || current !== link || !link.isConnected) return;
      card = cardOf(preview);
      link.closest(".prose")?.append(card);
      card.showPopover();
      place(card, link, x);
      link.setAttribute("aria-describedby", "link-preview");
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
      if (pointerType !== "touch") settle(linkAt(article, target), isIn(card, target), clientX);
    });
    listen("focusin", ({ target }) => {
      const link = linkAt(article, target);
      settle(link?.matches(":focus-visible") ? link : null, isIn(card, target));
    });
    listen("keydown", ({ key }) => key === "Escape" && hide());
    listen("pointerdown", ({ target }) => !isIn(card, target) && hide());
    listen("click", ({ target }) => !isIn(card, target) && hide());
    document.documentElement.addEventListener("pointerleave", () => settle(null, false), { signal: ended.signal });
    return () => {
      ended.abort();
      hide();
    };
  }, [main, visit]);
}

function linkAt(article: HTMLElement, target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null;
  return link !== null && article.contains(link) ? link : null;
}

function isIn(card: HTMLElement | undefined, target: EventTarget | null): boolean {
  return target instanceof Node && card?.contains(target) === true;
}

function cardOf({ page, title, sentence, facts }: Preview): HTMLElement {
  const card = document.createElement("div");
  card.id = "link-preview";
  card.className = "preview";
  card.popover = "manual";
  card.role = "tooltip";
  const heading = document.createElement("p");
  const strong = document.createElement("strong");
  strong.textContent = title;
  heading.append(...(page === undefined ? [] : [`${page} · `]), strong);
  const text = document.createElement("p");
  text.textContent = sentence;
  card.append(heading, ...(sentence === "" ? [] : [text]), ...(facts === undefined ? [] : [facts]));
  return card;
}

/** A link may be broken into lines: the preview belongs to the one with the pointer. */
function place(card: HTMLElement, link: HTMLElement, x: number | undefined): void {
  const lines = [...link.getClientRects()];
  const line = lines.find(({ left, right }) => x !== undefined && left <= x && x <= right) ?? lines[0];
  if (line === undefined) return;
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const { left, top } = placePreview(line, card.getBoundingClientRect(), { width, height });
  card.style.insetInlineStart = "auto";
  card.style.left = `${left + scrollX}px`;
  card.style.top = `${top + scrollY}px`;
}
