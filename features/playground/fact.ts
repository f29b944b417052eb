import { Fact } from "../../core/index/fact.ts";

/** Names of the examples that the playground builds as Node does. */
export const PLAYGROUND_EXAMPLES = new Fact<ReadonlySet<string>>(new Set());
