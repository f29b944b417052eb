console.log("started");
export const list = [1, 2, 3];
