import type { ReactNode, RefObject } from "react";
import { Icon, SEARCH } from "../drawings/icons.tsx";
import styles from "./field.module.css";

type Props = {
  label: string;
  value: string;
  onType: (text: string) => void;
  field?: RefObject<HTMLInputElement | null>;
  /** A button at the end of the field. */
  children?: ReactNode;
};

/** A search field with a magnifying glass. */
export function SearchBox({ label, value, onType, field, children }: Props): ReactNode {
  return (
    <div className={styles["box"]}>
      <Icon path={SEARCH} />
      <input
        ref={field}
        type="search"
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
      {children}
    </div>
  );
}
