export const draw = () => console.log("a chart");
