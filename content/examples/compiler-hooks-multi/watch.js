import webpack from "webpack";
import configs from "./webpack.config.js";

const multiCompiler = webpack(configs);
let built = Promise.withResolvers();
const watching = multiCompiler.watch({}, (error) => {
  if (error) throw error;
  built.resolve();
});

await built.promise;
built = Promise.withResolvers();
multiCompiler.compilers[1].watching.invalidate();
await built.promise;

watching.close(() => multiCompiler.close(() => {}));
