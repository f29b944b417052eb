import { functionSignature } from "./function-signature.ts";

/** Longer types tell a reader nothing at a glance. */
const LONGEST = 70;

/** A declared type → as people write it: functions and methods by the names of what they take; undefined when it is long. */
export function memberType(type: string): string | undefined {
  const isMethod = /^(?:<[^>]*>)?\(/.test(type) && !type.includes("=>");
  const signature = functionSignature(
    isMethod ? type.replace(/^<[^>]*>/, "").replace(/\)\s*:\s*(?=[^)]*$)/, ") => ") : type,
  );
  const words = signature ?? type.replace(/\s+/g, " ").trim();
  return words.length > LONGEST || words === "any" ? undefined : words;
}
