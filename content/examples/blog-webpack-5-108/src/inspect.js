export const inspect = (value) => console.log("inspect", value);
