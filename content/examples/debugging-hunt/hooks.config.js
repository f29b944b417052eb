import config from "./webpack.config.js";

function printHooks(compiler) {
  for (const [name, hook] of Object.entries(compiler.hooks)) {
    hook.intercept?.({ call: () => console.log(name) });
  }
}

export default { ...config, plugins: [...config.plugins, printHooks] };
