import config from "./broken.config.js";

function traceAsset(compiler) {
  compiler.hooks.compilation.tap("traceAsset", (compilation) => {
    const print = (when) => {
      const code = compilation.assets["main.js"].source().toString();
      console.log(`${when}: ${JSON.stringify(code.slice(0, 24))}`);
    };
    compilation.hooks.processAssets.intercept({
      tap: ({ name }) => print(`before ${name}`),
      done: () => print("at the end"),
    });
  });
}

export default { ...config, plugins: [...config.plugins, traceAsset] };
