import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, useRef } from "react";
import styles from "./menu.module.css";
import { nextItem } from "./next-item.ts";

type Props = {
  id: string;
  /** Accessible name of the button. */
  name: string;
  face: ReactNode;
  children: ReactNode;
};

/** Milliseconds the pointer may be outside before the menu closes. */
const LEAVE = 200;

/**
 * A button and the list that it opens: by click, without script too; with script also by hover and arrow keys. The list
 * closes on Escape, on a click or focus outside, and when the pointer leaves.
 */
export function Menu({ id, name, face, children }: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pinned = useRef(false);
  const isOpen = () => list.current?.matches(":popover-open") === true;
  const open = () => {
    if (isOpen()) return;
    list.current?.style.setProperty("--below", `${button.current?.getBoundingClientRect().bottom}px`);
    list.current?.showPopover();
  };
  const close = () => {
    pinned.current = false;
    if (isOpen()) list.current?.hidePopover();
  };
  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    clearTimeout(leaving.current);
    if (pointerType === "mouse") open();
  };
  const onPointerLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType === "mouse") leaving.current = setTimeout(close, LEAVE);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && isOpen()) {
      close();
      button.current?.focus();
      event.stopPropagation();
      return;
    }
    const items = [...(list.current?.querySelectorAll<HTMLElement>("a, button, input") ?? [])];
    const current = items.findIndex((item) => item.matches(":focus"));
    const next = isOpen() || event.key.startsWith("Arrow") ? nextItem(event.key, current, items.length) : undefined;
    if (next === undefined) return;
    event.preventDefault();
    open();
    items[next]?.focus();
  };
  const onClick = (event: MouseEvent) => {
    // A click on what hover has opened keeps it open, instead of closing it.
    event.preventDefault();
    if (isOpen() && pinned.current) return close();
    open();
    pinned.current = true;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what happens to the button and the list
    <div
      className={styles["menu"]}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <button ref={button} type="button" aria-label={name} popoverTarget={id} onClick={onClick}>
        {face}
      </button>
      <ul ref={list} id={id} popover="auto">
        {children}
      </ul>
    </div>
  );
}
