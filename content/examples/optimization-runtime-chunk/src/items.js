export const items = [Math.random()];
