import { first } from "./first.js";

export const second = () => first;
