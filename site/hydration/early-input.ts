import { SEARCH_URL } from "#search/model/search-index.ts";
import { isSearchKey } from "../search/is-search-key.ts";
import { firstSearchWorker } from "../search/search-worker.ts";

/*
 * Keeps input that arrives before its script, in order, and replays it after hydration: that of the document, or that
 * of the component that contains the field.
 */

type Kept = {
  /** The document's root, or a component's element. */
  region: Element;
  target: Element;
  type: string;
  replay: () => void;
  /** The URL to open if the script never arrives. */
  instead?: string | undefined;
};

let kept: Kept[] = [];
const hydrated = new WeakSet<Element>();
const untilHydrated = new AbortController();

export const TOUCHES = ["touchstart", "touchmove", "touchend", "touchcancel"] as const;

export function keepEarlyInput(): void {
  const options = { capture: true, passive: true, signal: untilHydrated.signal };
  addEventListener("click", keepClick, { ...options, passive: false });
  addEventListener("keydown", keepKey, { ...options, passive: false });
  addEventListener("pointerover", keepHover, options);
  // The pointer may have reached the element before this script.
  addEventListener("pointermove", keepHover, options);
  for (const type of TOUCHES) addEventListener(type, keepTouch, options);
  addEventListener("input", keepChange, true);
}

/** Replays the input of a region after its hydration. */
export function replayEarlyInput(region: Element): void {
  hydrated.add(region);
  if (region === rootElement()) untilHydrated.abort();
  const own = kept.filter((each) => each.region === region);
  kept = kept.filter((each) => each.region !== region);
  for (const { target, replay } of own) if (target.isConnected) replay();
}

/**
 * Opens the link that the reader pressed last as a document and stops keeping input, because the script didn't load.
 */
export function giveUpEarlyInput(): void {
  untilHydrated.abort();
  const last = kept.findLast(({ instead }) => instead !== undefined);
  kept = [];
  if (last?.instead !== undefined) location.assign(last.instead);
  const onPress = (event: Event) => {
    if (!wantsSearch(event)) return;
    event.preventDefault();
    location.assign(SEARCH_URL);
  };
  for (const type of ["click", "keydown"]) addEventListener(type, onPress);
}

/**
 * Keeps clicks on buttons, and with a service worker also on links to other pages, because offline the script can leave
 * the current page on the screen and report that the other isn't saved.
 */
function keepClick(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
  const pressed =
    target instanceof Element ? target.closest<HTMLElement>('button:not([popovertarget]), a[href^="/"]') : null;
  if (pressed === null || event.defaultPrevented) return;
  const link = pressed instanceof HTMLAnchorElement ? pressed.href : undefined;
  if (link !== undefined) {
    if (ctrlKey || metaKey || shiftKey || altKey || !navigator.serviceWorker?.controller) return;
    event.preventDefault();
  }
  keepPress(event, pressed, () => pressed.click(), link);
}

function keepKey(event: KeyboardEvent): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  keepPress(event, target, () => void target.dispatchEvent(new KeyboardEvent(event.type, event)));
}

function keepPress(event: Event, target: Element, replay: () => void, instead?: string): void {
  // Otherwise React would hydrate everything synchronously to handle the click.
  event.stopImmediatePropagation();
  const opensSearch = wantsSearch(event);
  if (opensSearch) {
    event.preventDefault();
    firstSearchWorker();
  }
  keep({ type: event.type, target, replay, instead: opensSearch ? SEARCH_URL : instead });
}

/** Keeps the value that was typed or chosen in a field. */
function keepChange({ type, target: field }: Event): void {
  if (!(field instanceof HTMLInputElement)) return;
  const region = field.closest("[data-island]") ?? rootElement();
  if (region === null || hydrated.has(region)) return;
  const { value } = field;
  drop((each) => each.type === type && each.target === field);
  keep({ type, target: field, region, replay: () => replayChange(field, value) });
}

/** Makes React see the change: it ignores an event if the field still has the value that it saw last. */
function replayChange(field: HTMLInputElement, value: string): void {
  if (field.type === "radio" || field.type === "checkbox") {
    field.checked = field.type === "checkbox" && !field.checked;
    field.click();
  } else {
    field.value = "";
    // React doesn't notice this, but it does notice an assignment.
    field.setRangeText(value, 0, 0, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** Keeps the element under the mouse, unless only the page has moved. */
function keepHover(event: PointerEvent): void {
  const { target, pointerType, movementX, movementY } = event;
  if (event.type === "pointermove" && !movementX && !movementY) return;
  const type = "pointerover";
  drop((each) => each.type === type);
  if (pointerType !== "mouse" || !(target instanceof Element)) return;
  const replay = () => target.matches(":hover") && target.dispatchEvent(new PointerEvent(type, event));
  keep({ type, target, replay });
}

/** Keeps the latest touch gesture. */
function keepTouch(event: TouchEvent): void {
  const { type, target } = event;
  if (type === "touchstart") drop((each) => each.type.startsWith("touch"));
  if (target instanceof Element) keep({ type, target, replay: () => target.dispatchEvent(event) });
}

function keep({ region = rootElement(), ...input }: Omit<Kept, "region"> & { region?: Element | null }): void {
  if (region !== null) kept.push({ ...input, region });
}

function drop(isDropped: (each: Kept) => boolean): void {
  kept = kept.filter((each) => !isDropped(each));
}

function wantsSearch(event: Event): boolean {
  if (event instanceof KeyboardEvent) return isSearchKey(event);
  return event.target instanceof Element && event.target.closest('[data-opens="search"]') !== null;
}

function rootElement(): HTMLElement | null {
  return document.getElementById("root");
}
