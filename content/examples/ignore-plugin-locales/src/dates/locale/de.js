export const format = (day) => `de ${day}`;
