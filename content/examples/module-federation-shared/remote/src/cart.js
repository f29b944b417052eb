import { version } from "theme";

export const cart = `the cart got theme ${version}`;
