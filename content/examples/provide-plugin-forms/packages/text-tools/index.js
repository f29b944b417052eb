export default { trim: (text) => text.trim() };
export const upper = (text) => text.toUpperCase();
