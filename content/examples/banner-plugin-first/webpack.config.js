import webpack from "webpack";

const { BannerPlugin, Compilation } = webpack;
const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;

export default {
  mode: "production",
  stats: "errors-warnings",
  plugins: [
    new BannerPlugin({ banner: "Shop 2.1\nCopyright Example Ltd.", stage }),
    new BannerPlugin({ banner: 'console.log("loaded");', raw: true, footer: true, test: /\.js$/, stage }),
  ],
};
