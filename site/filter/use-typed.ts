import { type RefObject, useRef, useState } from "react";

export type Typed = {
  value: string;
  type: (text: string) => void;
  /** The field's `ref`. */
  field: RefObject<HTMLInputElement | null>;
};

/** Manages a text field's value. */
export function useTyped(initial: string): Typed {
  const [value, type] = useState(initial);
  const field = useRef<HTMLInputElement>(null);
  return { value, type, field };
}
