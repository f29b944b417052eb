export const draw = () => console.log("drawn");
