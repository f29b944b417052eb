import { euro } from "@shop/format";
import { getTime } from "clock";

type Product = { name: string; cents: number };

export function row({ name, cents }: Product): string {
  return `${name} ${euro(cents)}, at ${getTime()}`;
}
