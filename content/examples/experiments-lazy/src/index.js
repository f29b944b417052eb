import("./report.js").then(({ report }) => console.log("program:", report));
