import path from "node:path";

const REQUESTS = ["./file", "./folder", "tea", "plain/part", "#config", "renamed", "shop/start.js", "./lost"];

export class StepsPlugin {
  apply(compiler) {
    const { name } = StepsPlugin;
    const folder = path.join(compiler.context, "src");
    const short = (file) => path.relative(compiler.context, file).replaceAll("\\", "/");
    let steps = new Set();

    compiler.resolverFactory.hooks.resolveOptions.for("normal").tap(name, (options) => ({
      ...options,
      alias: { renamed: "./file.js" },
    }));
    compiler.hooks.afterResolvers.tap(name, ({ resolverFactory }) => {
      resolverFactory.hooks.resolver.for("normal").tap(name, ({ hooks }) => {
        hooks.resolveStep.tap(name, (hook) => steps.add(hook.name));
        hooks.result.tap(name, (result) => console.log("result:", short(result.path)));
        hooks.noResolve.tap(name, (request, error) => {
          error.message += " – is the file committed?";
        });
      });
    });

    compiler.hooks.beforeRun.tapPromise(name, async () => {
      const resolver = compiler.resolverFactory.get("normal");
      for (const request of REQUESTS) {
        steps = new Set();
        console.log(`\n${request}`);
        await resolver
          .resolvePromise({}, folder, request, {})
          .catch(({ message }) => console.log(message.replace(folder, "src")));
        console.log([...steps].join(" → "));
      }
    });
  }
}
