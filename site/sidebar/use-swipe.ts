import { type RefObject, useEffect } from "react";
import { language } from "#strings";
import { settleOverlays } from "../browser/use-overlay.ts";
import { isDrag, type Sample, type ScrollRange, scrollsUnder, settlesOpen, shownBy } from "./swipe.ts";

/** Duration of the animation after release, in milliseconds. */
const SETTLE = 180;
/** -1 where text, and so the menu, begins on the right. */
const FORWARD = language.direction === "rtl" ? -1 : 1;
/** Distance below which a movement has no direction, in pixels. */
const JITTER = 4;

const TOUCHES = ["touchstart", "touchmove", "touchend", "touchcancel"] as const;

type Gesture = {
  menu: HTMLElement;
  samples: Sample[];
  isOpen: boolean;
  target: EventTarget | null;
  /** Elements under the finger that scroll sideways, once it has moved: a tap doesn't need them. */
  scrollers?: Element[];
  backdrop?: Animation;
};

/** Makes the menu follow swipes on screens where the sidebar is a menu. */
export function useSwipe(menu: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let gesture: Gesture | undefined;
    const end = (opens: boolean) => {
      if (gesture !== undefined) letGo(gesture, opens);
      gesture = undefined;
    };
    const onTouch = (event: TouchEvent) => {
      if (event.type === "touchstart") {
        end(gesture?.isOpen === true);
        gesture = startGesture(event, menu.current);
        return;
      }
      if (gesture === undefined) return;
      const [touch] = event.changedTouches;
      if (touch !== undefined) gesture.samples.push(sampleOf(touch, event.timeStamp));
      if (gesture.backdrop === undefined && scrollsContent(gesture)) gesture = undefined;
      else if (event.type === "touchmove") follow(gesture);
      else end(settlesOpen(gesture.samples, gesture.isOpen));
    };
    for (const type of TOUCHES) document.addEventListener(type, onTouch, { passive: true });
    return () => {
      for (const type of TOUCHES) document.removeEventListener(type, onTouch);
    };
  }, [menu]);
}

function startGesture(event: TouchEvent, menu: HTMLElement | null): Gesture | undefined {
  const [touch, second] = event.touches;
  if (touch === undefined || second !== undefined || menu === null || getComputedStyle(menu).position !== "fixed")
    return;
  return {
    menu,
    samples: [sampleOf(touch, event.timeStamp)],
    isOpen: menu.matches(":popover-open"),
    target: event.target,
  };
}

/** Measured from the edge that the menu is at. */
function sampleOf({ clientX, clientY }: Touch, time: number): Sample {
  return { x: FORWARD === 1 ? clientX : document.documentElement.clientWidth - clientX, y: clientY, time };
}

/** True once the finger scrolls what is under it. */
function scrollsContent(gesture: Gesture): boolean {
  const { samples, target } = gesture;
  const across = (samples.at(-1)?.x ?? 0) - (samples[0]?.x ?? 0);
  if (Math.abs(across) < JITTER) return false;
  gesture.scrollers ??= scrollersAbove(target);
  return gesture.scrollers.some((scroller) => scrollsUnder(rangeOf(scroller), across * FORWARD));
}

function rangeOf(scroller: Element): ScrollRange {
  const range = scroller.scrollWidth - scroller.clientWidth;
  const first = getComputedStyle(scroller).direction === "rtl" ? -range : 0;
  return { now: scroller.scrollLeft, first, last: first + range };
}

function follow(gesture: Gesture): void {
  const { menu, isOpen, samples } = gesture;
  const from = samples[0];
  const to = samples.at(-1);
  if (from === undefined || to === undefined) return;
  if (gesture.backdrop === undefined) {
    if (!isDrag(from, to, isOpen)) return;
    menu.dataset["dragged"] = "";
    if (!isOpen) menu.showPopover();
    gesture.backdrop = menu.animate(
      { opacity: [0, 1] },
      { pseudoElement: "::backdrop", duration: SETTLE, fill: "both" },
    );
    gesture.backdrop.pause();
  }
  const shown = shownBy(from, to, { isOpen, width: menu.offsetWidth });
  menu.style.translate = `${(shown - 1) * 100 * FORWARD}% 0`;
  gesture.backdrop.currentTime = shown * SETTLE;
}

/** Opens or closes the menu from where the finger left it. */
function letGo({ menu, isOpen, backdrop }: Gesture, opens: boolean): void {
  if (backdrop === undefined) {
    if (opens && !isOpen) menu.showPopover();
    else if (isOpen && !opens) menu.hidePopover();
    return;
  }
  const duration = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : SETTLE;
  const from = menu.style.translate;
  menu.style.translate = "";
  const settling = menu.animate(
    { translate: [from, opens ? "0 0" : `${-100 * FORWARD}% 0`] },
    { duration, easing: "ease-out", fill: "forwards" },
  );
  backdrop.updatePlaybackRate(opens ? 1 : -1);
  if (opens || Number(backdrop.currentTime) > 0) backdrop.play();
  const end = () => {
    delete menu.dataset["dragged"];
    if (!opens && menu.matches(":popover-open")) menu.hidePopover();
    settling.cancel();
    backdrop.cancel();
    settleOverlays();
  };
  settling.finished.then(end, end);
}

/** Elements that scroll sideways: a finger on wide code or a wide table scrolls that first. */
function scrollersAbove(target: EventTarget | null): Element[] {
  const scrollers: Element[] = [];
  for (let node = target instanceof Element ? target : null; node !== null; node = node.parentElement) {
    if (node.scrollWidth > node.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(node).overflowX))
      scrollers.push(node);
  }
  return scrollers;
}
