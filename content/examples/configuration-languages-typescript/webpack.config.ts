import webpack, { type Configuration } from "webpack";
import { define } from "./define.ts";

type Env = { channel?: string };

export default webpack.defineConfig((env: Env): Configuration => ({
  mode: "production",
  devtool: false,
  plugins: [define({ CHANNEL: env.channel ?? "stable" })],
}));
