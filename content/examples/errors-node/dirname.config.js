export default { mode: "development", context: __dirname };
