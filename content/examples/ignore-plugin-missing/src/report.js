export const report = () => console.log("reported");
