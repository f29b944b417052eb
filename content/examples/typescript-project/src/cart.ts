export interface Item {
  name: string;
  cents: number;
}

export function total(items: Item[]): number {
  return items.reduce((sum, { cents }) => sum + cents, 0);
}
