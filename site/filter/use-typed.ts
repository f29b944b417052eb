import { type RefObject, useRef, useState } from "react";

export type Typed = {
  value: string;
  type: (text: string) => void;
  /** Empties the field and moves the focus there. */
  clear: () => void;
  /** The field's `ref`. */
  field: RefObject<HTMLInputElement | null>;
};

/** Manages a text field's value. */
export function useTyped(): Typed {
  const [value, type] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    type("");
    field.current?.focus();
  };
  return { value, type, clear, field };
}
