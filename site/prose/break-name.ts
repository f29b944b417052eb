/** 'output.environment.asyncFunction' → its parts; 'HtmlWebpackPlugin' → its words; short names and sentences stay whole. */
export function breakName(text: string): string[] {
  if (text.includes(" ")) return [text];
  if (text.length >= LONG_PATH && text.includes(".")) return text.split(AFTER_DOT);
  return text.length >= LONG_WORD ? text.split(BEFORE_CAPITAL) : [text];
}

/** Shorter ones fit every column. */
const LONG_PATH = 25;
const LONG_WORD = 15;

const AFTER_DOT = /(?<=\w\.)(?=\w)/;
const BEFORE_CAPITAL = /(?<=[a-z\d])(?=[A-Z])/;
