import { fileURLToPath } from "node:url";

const NAME = "TodoPlugin";
const loader = fileURLToPath(new URL("todo-loader.js", import.meta.url));

export class TodoPlugin {
  apply(compiler) {
    const { Compilation, NormalModule, sources } = compiler.webpack;

    compiler.options.module.rules.push({ test: /\.js$/, enforce: "pre", loader });

    compiler.hooks.compilation.tap(NAME, (compilation) => {
      NormalModule.getCompilationHooks(compilation).loader.tap(NAME, (context, module) => {
        context.addTodo = (text) => {
          module.buildInfo.todos ??= [];
          module.buildInfo.todos.push(text);
        };
      });
    });

    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const todos = [];
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        for (const module of modules) {
          for (const text of module.buildInfo.todos ?? []) {
            todos.push(`${module.readableIdentifier(compilation.requestShortener)}: ${text}`);
          }
        }
      });
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        compilation.emitAsset("todo.txt", new sources.RawSource(`${todos.sort().join("\n")}\n`));
      });
    });
  }
}
