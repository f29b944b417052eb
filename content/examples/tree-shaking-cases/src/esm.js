export const used = () => console.log("I am used");
export const other = () => console.log("I am superfluous");
