export function palette(start) {
  return [start, "blue", "gray"].toSorted();
}
