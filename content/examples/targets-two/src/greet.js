export const greet = (name) => `hello from the ${name}`;
