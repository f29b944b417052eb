export const offers = [`everything ${globalThis.discount * 100} % off`];
