import type { ReactNode } from "react";
import type { FilterStatusStrings } from "#strings";
import type { Typed } from "./use-typed.ts";

type Props = {
  typed: Typed;
  /** Undefined while no filter is applied. */
  shown: number | undefined;
  total: number;
  words: FilterStatusStrings;
};

/** Says how many entries match; when none do, says so and offers to show all of them again. */
export function FilterStatus({ typed: { value, clear }, shown, total, words }: Props): ReactNode {
  const status = shown === 0 ? words.none(value.trim()) : words.count(shown ?? 0, total);
  return (
    <>
      <p role="status">{shown !== undefined && status}</p>
      {shown === 0 && (
        <button type="button" className="button" onClick={clear}>
          {words.showAll}
        </button>
      )}
    </>
  );
}
