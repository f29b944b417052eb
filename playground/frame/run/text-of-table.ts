import { inspect } from "node-inspect-extracted";

const INDEX = "(index)";
const VALUES = "Values";

/** Returns rows of data as a table of text, as Node's console.table() does; undefined for a primitive value. */
export function textOfTable(data: unknown, columns?: readonly string[]): string | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const rows = (data instanceof Map ? [...data] : data instanceof Set ? [...data.entries()] : Object.entries(data))
    .slice(0, MAX_ROWS)
    .map(([key, value]): Row => ({ key: String(key), cells: cellsOf(value) }));
  const names = columns ?? [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))].sort(byValuesLast);
  const lines = [
    [INDEX, ...names],
    ...rows.map(({ key, cells }) => [key, ...names.map((name) => cells.get(name) ?? "")]),
  ];
  const widths = [INDEX, ...names].map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const rule = (left: string, middle: string, right: string) =>
    left + widths.map((width) => "─".repeat(width + 2)).join(middle) + right;
  const [head = "", ...body] = lines.map(
    (line) => `│ ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" │ ")} │`,
  );
  return [rule("┌", "┬", "┐"), head, rule("├", "┼", "┤"), ...body, rule("└", "┴", "┘")].join("\n");
}

type Row = { key: string; cells: ReadonlyMap<string, string> };

const MAX_ROWS = 100;

function cellsOf(value: unknown): ReadonlyMap<string, string> {
  if (typeof value !== "object" || value === null) return new Map([[VALUES, inspect(value)]]);
  return new Map(
    Object.entries(value).map(([name, cell]) => [name, inspect(cell, { depth: 0, breakLength: Infinity })]),
  );
}

function byValuesLast(a: string, b: string): number {
  return Number(a === VALUES) - Number(b === VALUES);
}
