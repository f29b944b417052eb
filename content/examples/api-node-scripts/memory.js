import path from "node:path";
import webpack from "webpack";
import config from "./webpack.config.js";
import { MemoryFileSystem } from "./memory-file-system.js";

const compiler = webpack({
  ...config,
  entry: "virtual:start",
  output: { ...config.output, path: "/memory" },
  plugins: [new webpack.experiments.schemes.VirtualUrlPlugin({ start: 'console.log("from memory");' })],
});
const memory = new MemoryFileSystem();
compiler.outputFileSystem = memory;

compiler.run((error) => {
  if (error) throw error;
  for (const [file, content] of memory.files) console.log(path.basename(file), "=", content.toString());
  compiler.close(() => {});
});
