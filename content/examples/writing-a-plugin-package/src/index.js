import path from "node:path";
import { SyncBailHook } from "tapable";
import { listFiles } from "./list-files.js";
import schema from "./options.json" with { type: "json" };

const NAME = "UnusedFilesPlugin";
const hooksOfCompilation = new WeakMap();

export class UnusedFilesPlugin {
  /** Hooks for other plugins. Tap `isUsed` and return true for a file that's needed even though it isn't a module. */
  static getCompilationHooks(compilation) {
    let hooks = hooksOfCompilation.get(compilation);
    if (hooks === undefined) {
      hooks = { isUsed: new SyncBailHook(["file"]) };
      hooksOfCompilation.set(compilation, hooks);
    }
    return hooks;
  }

  constructor(options = {}) {
    this.options = options;
  }

  apply(compiler) {
    const { folder = "src", exclude, severity = "warning" } = this.options;
    const root = path.resolve(compiler.context, folder);

    compiler.hooks.validate.tap(NAME, () => {
      compiler.validate(schema, this.options, { name: NAME, baseDataPath: "options" });
    });

    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const logger = compilation.getLogger(NAME);
      const { isUsed } = UnusedFilesPlugin.getCompilationHooks(compilation);

      compilation.hooks.afterSeal.tapPromise(NAME, async () => {
        const files = await listFiles(compiler.inputFileSystem, root);
        logger.debug(`${files.length} files in ${folder}`);
        for (const file of files) {
          const name = path.relative(root, file).replaceAll("\\", "/");
          if (compilation.fileDependencies.has(file) || exclude?.test(name) || isUsed.call(file)) continue;
          const problem = new compiler.webpack.WebpackError(`${folder}/${name} isn't used by any module.`);
          problem.name = `${NAME}Problem`;
          problem.file = `${folder}/${name}`;
          (severity === "error" ? compilation.errors : compilation.warnings).push(problem);
        }
        compilation.contextDependencies.add(root);
      });
    });
  }
}
