export const greet = (name) => `hello from ${name}`;
