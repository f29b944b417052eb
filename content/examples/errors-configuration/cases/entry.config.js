export default { mode: "development", entry: { shop: { import: "./src/index.js", dependOn: "vendor" } } };
