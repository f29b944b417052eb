export const server = "localhost";
