export const show = () => console.log("Tea");
