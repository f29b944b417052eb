import { open } from "./legacy.js";

export const start = (name) => open(name);
export const read = (file) => import(file);
