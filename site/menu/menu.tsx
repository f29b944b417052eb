import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from "react";
import styles from "./menu.module.css";
import { nextItem } from "./next-item.ts";

type Props = { id: string /** Accessible name of the button. */; name: string; face: ReactNode; children: ReactNode };

/** How long the pointer may be outside before the menu closes, in milliseconds. */
const LEAVE = 200;

/**
 * A button and the list of links that it opens: by click, without script too; by hover; by arrow keys. It closes on Escape,
 * on a click or focus outside, and when the pointer leaves.
 */
export function Menu({ id, name, face, children }: Props): ReactNode {
  const wrapper = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pinned = useRef(false);
  const isOpen = () => list.current?.matches(":popover-open") === true;
  const open = () => {
    if (!isOpen()) list.current?.showPopover();
  };
  const close = () => {
    pinned.current = false;
    if (isOpen()) list.current?.hidePopover();
  };
  const onPointerEnter = (event: PointerEvent) => {
    clearTimeout(leaving.current);
    if (event.pointerType === "mouse") open();
  };
  const onPointerLeave = (event: PointerEvent) => {
    if (event.pointerType === "mouse") leaving.current = setTimeout(close, LEAVE);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const items = [...(list.current?.querySelectorAll<HTMLElement>("a, button, input") ?? [])];
    const current = items.indexOf(document.activeElement as HTMLElement);
    if (event.key === "Escape" && isOpen()) {
      close();
      wrapper.current?.querySelector("button")?.focus();
      event.stopPropagation();
      return;
    }
    const next = isOpen() || event.key.startsWith("Arrow") ? nextItem(event.key, current, items.length) : undefined;
    if (next === undefined) return;
    event.preventDefault();
    open();
    items[next]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what it listens to comes from the button and the links inside
    <div
      ref={wrapper}
      className={styles["menu"]}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <button
        type="button"
        aria-label={name}
        popoverTarget={id}
        onClick={(event) => {
          // Open by hover already: the click keeps it so, instead of closing what was just asked for.
          event.preventDefault();
          if (isOpen() && pinned.current) return close();
          open();
          pinned.current = true;
        }}
      >
        {face}
      </button>
      <ul ref={list} id={id} popover="auto">
        {children}
      </ul>
    </div>
  );
}
