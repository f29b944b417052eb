export const format = (day) => `fr ${day}`;
