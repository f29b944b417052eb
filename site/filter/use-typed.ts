import { type RefObject, useEffect, useRef, useState } from "react";

export type Typed = {
  value: string;
  type: (text: string) => void;
  /** The field's `ref`. */
  field: RefObject<HTMLInputElement | null>;
};

/** What stands in a field of the document, also when it was typed before the field's script came. */
export function useTyped(initial: string): Typed {
  const [value, type] = useState(initial);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => type((now) => field.current?.value ?? now), []);
  return { value, type, field };
}
