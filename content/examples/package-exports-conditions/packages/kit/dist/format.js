export const format = (text) => text.trim();
