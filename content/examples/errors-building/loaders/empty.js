export const raw = true;
