export const start = () => console.log("home");
