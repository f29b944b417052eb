import type { ReactNode } from "react";
import styles from "./menu.module.css";

type Props = { id: string /** Accessible name of the button. */; name: string; face: ReactNode; children: ReactNode };

/** A button and the list that it opens: by click, without script too; by all else that start-menus.ts adds. */
export function Menu({ id, name, face, children }: Props): ReactNode {
  return (
    <div className={styles["menu"]}>
      <button type="button" aria-label={name} popoverTarget={id}>
        {face}
      </button>
      <ul id={id} popover="auto">
        {children}
      </ul>
    </div>
  );
}
