export const url = "https://example.com";
