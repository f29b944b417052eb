export default [
  { name: "page", mode: "development", entry: "./src/index.js" },
  { name: "server", mode: "development", entry: "./src/index.js" },
];
