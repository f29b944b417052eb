/**
 * A string, function or group of the English catalog → the same in the pseudo-locale en-XA: accented, in brackets and
 * some 40 % longer. Words without accents aren't in the catalog, and a layout that fits this locale fits most
 * languages. Values don't change.
 */
export function pseudo<T>(value: T): T;
export function pseudo(value: unknown): unknown {
  if (typeof value === "string") return bracketed(accented(value));
  if (typeof value === "function") return (...values: unknown[]) => callPseudo((given) => value(...given), values);
  if (Array.isArray(value)) return value.map((each) => pseudo(each));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, pseudo(each)]));
}

/** Arguments, and results of functions passed as arguments, must not get accents. */
function callPseudo(english: (values: readonly unknown[]) => unknown, values: readonly unknown[]): unknown {
  const texts = new Map<string, string>();
  const keep = (text: string) => {
    const mark = String.fromCharCode(FIRST_MARK + texts.size);
    texts.set(mark, text);
    return mark;
  };
  const put = (text: string) => text.replace(MARKS, (mark) => texts.get(mark) ?? mark);
  const prepare = (value: unknown): unknown => {
    if (typeof value === "string") return keep(value);
    if (Array.isArray(value)) return value.map(prepare);
    if (typeof value !== "function") return value;
    return (words: string) => {
      const made: unknown = value(put(accented(words)));
      return typeof made === "string" ? keep(made) : made;
    };
  };
  const result: unknown = english(values.map(prepare));
  if (typeof result === "string") return put(bracketed(accented(result)));
  if (!Array.isArray(result)) return result;
  const parts = result.map((part) => (typeof part === "string" ? put(accented(part)) : part));
  return ["[", ...parts, "]"];
}

/** The first of the private-use code points that stand in for arguments. */
const FIRST_MARK = 0xe000;
const MARKS = /[\ue000-\uf8ff]/g;

function bracketed(text: string): string {
  return text === "" ? "" : `[${text}]`;
}

/** Accents each letter, and doubles vowels, which are about 40 % of English letters. */
function accented(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const other = ACCENTED[letter] ?? letter;
    return /[aeiou]/.test(letter) ? other + other : other;
  });
}

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const WITH_ACCENTS = "áƀçďéƒĝĥíĵķłɱñóƥɋřšťúṽŵẋýžÁƁÇĎÉƑĜĤÍĴĶŁṀÑÓƤɊŘŠŤÚṼŴẊÝŽ";
const ACCENTED = Object.fromEntries([...PLAIN].map((letter, place) => [letter, [...WITH_ACCENTS][place]]));
