import { FileListPlugin } from "./file-list-plugin.js";

export default {
  mode: "development",
  devtool: false,
  plugins: [new FileListPlugin({ filename: "list.txt" })],
};
