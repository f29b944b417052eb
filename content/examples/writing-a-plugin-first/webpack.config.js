import { VersionFilePlugin } from "./version-file-plugin.js";

export default {
  mode: "production",
  plugins: [new VersionFilePlugin()],
};
