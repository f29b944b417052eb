import { make } from "./make.js";

export const label = "ready";
export const dark = make("dark");
