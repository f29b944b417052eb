export default { mode: "development", entry: entries() };
