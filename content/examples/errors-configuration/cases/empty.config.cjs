const config = { mode: "development", entry: "./src/index.js" };
