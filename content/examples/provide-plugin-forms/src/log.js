export const log = (...values) => console.log("[log]", ...values);
