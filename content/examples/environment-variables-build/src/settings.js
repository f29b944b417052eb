export const { api } = globalThis.settings;
