export const Size = { Small: 0, Large: 1 } as const;
