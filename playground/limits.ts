/* What one message may hold, so that no project freezes the page. The compiler keeps to it; the page refuses more. */

/** The most errors or warnings, and the most modules, of a build. */
export const MAX_PROBLEMS = 500;
export const MAX_MODULES = 5_000;

/** The most emitted bytes, and the longest text that the terminal gets, in characters. */
export const MAX_BYTES = 32_000_000;
export const MAX_TEXT = 1_000_000;

/** The most lines that a run logs, and the most characters of a line. */
export const MAX_LINES = 500;
export const MAX_LINE = 10_000;
