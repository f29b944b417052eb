import { base } from "./cycle-cart.js";

export const rate = () => base * 0.19;
