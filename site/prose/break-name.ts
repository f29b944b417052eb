/** Splits long names where lines may break: paths after dots, words before capitals. Sentences stay whole. */
export function breakName(text: string): string[] {
  if (text.includes(" ")) return [text];
  if (text.includes(".")) return text.length < LONG_PATH ? [text] : joinShort(text.split(AFTER_DOT));
  return text.length < LONG_WORD ? [text] : text.split(BEFORE_CAPITAL);
}

/** Shorter names fit every column. */
const LONG_PATH = 25;
const LONG_WORD = 15;

const AFTER_DOT = /(?<=\w\.)(?=\w)/;
const BEFORE_CAPITAL = /(?<=[a-z\d])(?=[A-Z])/;

/** Joins short parts, because each break is an element: 'output.', 'environment.' → 'output.environment.' */
function joinShort(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1) ?? "";
    if (last !== "" && last.length + part.length < LONG_PATH) joined.splice(-1, 1, last + part);
    else joined.push(part);
  }
  return joined;
}
