import { type Point, swipe } from "./swipe.ts";

/** Opens and closes the menu by a swipe, where it is a menu (a wide screen shows it always). */
export function openBySwipe(): void {
  let from: Point | undefined;
  const onStart = (event: TouchEvent) => {
    const [touch, second] = event.touches;
    from = touch === undefined || second !== undefined || scrollsSideways(event.target) ? undefined : pointOf(touch);
  };
  const onEnd = (event: TouchEvent) => {
    const menu = document.getElementById("menu");
    const touch = event.changedTouches[0];
    if (menu === null || from === undefined || touch === undefined || getComputedStyle(menu).position !== "fixed")
      return;
    const asked = swipe(from, pointOf(touch), menu.matches(":popover-open"));
    from = undefined;
    if (asked === "open") menu.showPopover();
    if (asked === "close") menu.hidePopover();
  };
  // On the document browsers take them for passive.
  document.addEventListener("touchstart", onStart);
  document.addEventListener("touchend", onEnd);
}

function pointOf(touch: Touch): Point {
  return { x: touch.clientX, y: touch.clientY };
}

/** A finger on wide code or a wide table scrolls that. */
function scrollsSideways(target: EventTarget | null): boolean {
  for (let node = target instanceof Element ? target : null; node !== null; node = node.parentElement) {
    if (node.scrollWidth > node.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(node).overflowX)) return true;
  }
  return false;
}
