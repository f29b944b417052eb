export const api = "http://localhost:4000";
