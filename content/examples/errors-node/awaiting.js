export const settings = await Promise.resolve({ mode: "development" });
