export type Item = { cents: number };
export const total = (items: Item[]) => items.reduce((sum, item) => sum + item.cents, 0);
