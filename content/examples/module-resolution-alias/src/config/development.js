export const url = "http://localhost:3000";
