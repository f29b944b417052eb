export const server = "staging.example.com";
