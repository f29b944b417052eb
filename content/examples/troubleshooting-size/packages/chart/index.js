import { weekday } from "dates";

export function draw(values) {
  return values.map((value, day) => `${weekday(day)} ${"*".repeat(value)}`).join(", ");
}
