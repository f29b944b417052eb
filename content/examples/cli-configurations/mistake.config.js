export default {
  mode: "production",
  outptu: { filename: "app.js" },
};
