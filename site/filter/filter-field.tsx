import type { ReactNode } from "react";
import type { FilterStrings } from "#strings";
import styles from "./field.module.css";
import { FilterStatus } from "./filter-status.tsx";
import { SearchBox } from "./search-box.tsx";
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
      <SearchBox label={words.label} value={typed.value} onType={typed.setValue} field={typed.field} />
      <FilterStatus typed={typed} shown={shown} total={total} words={words} />
    </search>
  );
}
