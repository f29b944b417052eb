import { Fact } from "../../core/index/fact.ts";
import type { ReferenceIndex } from "./match-heading.ts";

/** webpack's options, hooks and other names. */
export const REFERENCE = new Fact<ReferenceIndex | undefined>(undefined);
