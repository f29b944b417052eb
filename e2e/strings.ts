/** The language of the tested site: npm run build -- --language. */
const LANGUAGE = process.env["E2E_LANGUAGE"] ?? "en";

/** The interface strings in that language, by which tests find elements without depending on labels. */
export const strings: typeof import("#strings") = await import(`#model/strings/${LANGUAGE}.ts`);

/** Makes the project's commands build in that language. */
export const IN_LANGUAGE = `--conditions=${LANGUAGE}`;

/** Returns a pattern for a string with any value; repeated values must be the same. */
export function like(make: (value: string) => string, value = /.*/): RegExp {
  const escaped = make(MARK).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^${escaped.replaceAll(MARK, value.source)}$`);
}

/** A number can replace any value. */
const MARK = "987654321";

/** Returns the text of a sentence that contains elements. */
export function textOf(sentence: readonly string[]): string {
  return sentence.join("");
}

/** Returns the text of the only link in a sentence. */
export function linkIn(sentence: (link: (words: string) => string) => unknown): string {
  let found = "";
  sentence((words) => (found = words));
  return found;
}

/** The message when a requested page failed to load. */
export const LOADING_FAILED = textOf(strings.navigation.failed(strings.common.tryAgain, (words) => words));
export const OPEN_ANEW = linkIn((link) => strings.navigation.failed("", link));
