export let answer = 42;
export const version = "1.0.0";
export const unused = true;
