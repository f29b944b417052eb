export const menu = ["Green tea", "Black tea"];
