export const greet = (name: string): string => `hi ${name}`;
