export const limit = 100_000;
