console.log("report.js runs");

export const title = "Report";
