type Limits = {
  /** Of all texts and binary data together; a character counts as one. */
  bytes: number;
  /** Properties and items of all objects together. */
  values: number;
};

/** Tells whether a message is small enough to be looked at. Looks at no more of it than the limits allow. */
export function isWithin(message: unknown, limits: Limits): boolean {
  const waiting = [message];
  let { bytes, values } = limits;
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === "string") bytes -= value.length;
    else if (ArrayBuffer.isView(value)) bytes -= value.byteLength;
    else if (typeof value === "object" && value !== null) {
      // An array's length may be larger than the number of its items.
      if (Array.isArray(value) && value.length > values) return false;
      for (const name in value) {
        bytes -= name.length;
        if (--values < 0) return false;
        waiting.push(Reflect.get(value, name));
      }
    }
    if (bytes < 0) return false;
  }
  return true;
}
