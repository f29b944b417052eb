import { NoticePlugin } from "./notice-plugin.js";

export default {
  mode: "production",
  plugins: [new NoticePlugin({ text: "Fonts: OFL 1.1", stage: "SUMMARIZE" })],
  stats: "errors-warnings",
};
