/** Turns words of a sentence into an element, such as a link. */
export type Element<T> = (words: string) => T;
