import * as styles from "./row.module.css";

export type Product = { name: string; cents: number };

export const text = ({ name, cents }: Product): string => `${name} €${(cents / 100).toFixed(2)}`;

export function row(product: Product): HTMLElement {
  const element = document.createElement("p");
  element.className = styles.row;
  element.textContent = text(product);
  return element;
}
