export const hex = (...parts) => `#${parts.join("")}`;
