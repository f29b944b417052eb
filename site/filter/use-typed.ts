import { type RefObject, useEffect, useRef, useState } from "react";

export type Typed = {
  value: string;
  setValue: (text: string) => void;
  /** Empties the field and moves the focus there. */
  clear: () => void;
  /** The field's `ref`. */
  field: RefObject<HTMLInputElement | null>;
};

/** Manages a text field's value. */
export function useTyped(): Typed {
  const [value, setValue] = useState("");
  const field = useRef<HTMLInputElement>(null);
  // Readers may have typed before the component was hydrated.
  useEffect(() => setValue(field.current?.value ?? ""), []);
  const clear = () => {
    setValue("");
    field.current?.focus();
  };
  return { value, setValue, clear, field };
}
