/** Why the index can't be used: unreachable, damaged, or built for another version of this script. */
export type Fault = "unreachable" | "damaged" | "other-version";
