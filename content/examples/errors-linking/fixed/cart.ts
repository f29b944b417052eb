import type { Item } from "../src/cart.ts";

export const total = (items: Item[]) => items.reduce((sum, item) => sum + item.cents, 0);
