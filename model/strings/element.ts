/** Makes an element, such as a link, of words in a sentence. */
export type Element<T> = (words: string) => T;
