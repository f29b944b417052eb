require.include("./price.js");
System.import("./price.js").then(console.log);
