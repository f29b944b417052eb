export default {
  mode: "production",
  output: {
    clean: true,
    copy: [
      "public",
      {
        from: "*.svg",
        context: "icons",
        to: "media",
        filename: "[name].[contenthash:8][ext]",
      },
      {
        from: "LICENSE",
        filename: "license.txt",
        transform: (content) => `${content}Built for the web.\n`,
      },
    ],
  },
  stats: { preset: "none", assets: true },
};
