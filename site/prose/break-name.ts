/**
 * 'output.environment.asyncFunction' → its parts; 'HtmlWebpackPlugin' → its words; short names and sentences stay
 * whole.
 */
export function breakName(text: string): string[] {
  if (text.includes(" ")) return [text];
  if (text.includes(".")) return text.length < LONG_PATH ? [text] : joinShort(text.split(AFTER_DOT));
  return text.length < LONG_WORD ? [text] : text.split(BEFORE_CAPITAL);
}

/** Shorter ones fit every column. */
const LONG_PATH = 25;
const LONG_WORD = 15;

const AFTER_DOT = /(?<=\w\.)(?=\w)/;
const BEFORE_CAPITAL = /(?<=[a-z\d])(?=[A-Z])/;

/**
 * 'output.', 'environment.', 'asyncFunction' → 'output.environment.', 'asyncFunction': a break that no column needs is
 * an element too many.
 */
function joinShort(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1) ?? "";
    if (last !== "" && last.length + part.length < LONG_PATH) joined.splice(-1, 1, last + part);
    else joined.push(part);
  }
  return joined;
}
