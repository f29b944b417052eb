import { ClockPlugin, FramePlugin, StampPlugin } from "./plugins/internals.js";

const base = { mode: "development", devtool: false, entry: "./src/price.js", stats: { all: false, errors: true } };

export default [
  { ...base, plugins: [new ClockPlugin()] },
  { ...base, plugins: [new StampPlugin()] },
  { ...base, plugins: [new FramePlugin()] },
];
