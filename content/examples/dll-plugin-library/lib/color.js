export const shade = (n) => `#${n}${n}${n}`;
