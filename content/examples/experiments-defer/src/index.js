import defer * as chart from "./chart.js";

console.log("started");
if (process.argv.includes("--chart")) console.log(chart.draw());
