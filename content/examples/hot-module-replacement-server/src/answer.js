export const answer = (visitors) => `Hello! So far: ${[...visitors].join(" ")}`;
