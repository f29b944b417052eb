import { makeQuietly } from "./make.js";

export const label = "ready";
export const dark = makeQuietly("dark");
