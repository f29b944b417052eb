export const server = "example.com";
