export const fn = { version: "not the real jQuery" };
