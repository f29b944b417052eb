export default {
  mode: "production",
  entry: { theme: "./src/theme.css" },
};
