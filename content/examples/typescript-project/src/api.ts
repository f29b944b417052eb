export const api: URL = new URL(import.meta.env.WEBPACK_API);
