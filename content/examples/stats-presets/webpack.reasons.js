export default {
  mode: "production",
  devtool: false,
  stats: { preset: "none", modules: true, reasons: true, excludeModules: /index|cart|runtime/ },
};
