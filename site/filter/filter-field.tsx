import type { ReactNode } from "react";
import type { FilterStrings } from "#strings";
import { Icon, SEARCH } from "../shell/icons.tsx";
import styles from "./field.module.css";
import { FilterStatus } from "./filter-status.tsx";
import type { Typed } from "./use-typed.ts";

type Props = {
  words: FilterStrings;
  typed: Typed;
  shown: number;
  total: number;
};

/** A search field above the entries that it filters. */
export function FilterField({ words, typed, shown, total }: Props): ReactNode {
  return (
    <search className={styles["field"]} aria-label={words.label}>
      <div className={styles["box"]}>
        <Icon path={SEARCH} />
        <input
          ref={typed.field}
          type="search"
          autoComplete="off"
          spellCheck={false}
          aria-label={words.label}
          placeholder={words.label}
          value={typed.value}
          onChange={(event) => typed.type(event.target.value)}
        />
      </div>
      <FilterStatus typed={typed} shown={shown} total={total} words={words} />
    </search>
  );
}
