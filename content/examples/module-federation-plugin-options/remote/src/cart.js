import { color } from "theme";

export const total = (prices) => `${color}: ${prices.reduce((sum, price) => sum + price, 0)}`;
