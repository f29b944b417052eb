import type { ReactNode } from "react";
import styles from "./field.module.css";
import type { Typed } from "./use-typed.ts";

type Props = {
  label: string;
  typed: Typed;
  /** How much is shown, e.g. "3 of 40 projects". */
  status: string;
};

/** A field above what it filters. */
export function FilterField({ label, typed: { value, type, field }, status }: Props): ReactNode {
  return (
    <search className={styles["field"]} aria-label={label}>
      <label>
        {label}
        <input
          ref={field}
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={(event) => type(event.target.value)}
        />
      </label>
      <p role="status">{status}</p>
    </search>
  );
}
