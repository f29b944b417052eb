console.log("index runs second");

export const answer = 42;
