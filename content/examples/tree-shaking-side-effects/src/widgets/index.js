export { Button } from "./button.js";
export { Chart } from "./chart.js";
