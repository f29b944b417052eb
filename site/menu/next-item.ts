/**
 * Which of `count` items a key leads to from the one at `index` (-1: none yet); undefined for keys that move nothing.
 */
export function nextItem(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return (index + 1) % count;
  if (key === "ArrowUp") return index <= 0 ? count - 1 : index - 1;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
