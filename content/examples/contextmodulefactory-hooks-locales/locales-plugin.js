import path from "node:path";

export class LocalesPlugin {
  apply(compiler) {
    const { name } = LocalesPlugin;
    const print = (...words) => console.log(...words);

    compiler.hooks.contextModuleFactory.tap(name, ({ hooks }) => {
      hooks.beforeResolve.tap(name, (data) => {
        print("beforeResolve", data.request, data.mode, data.regExp);
        if (data.request === "./old") return false;
        data.mode = "eager";
        return data;
      });
      hooks.afterResolve.tap(name, (data) => {
        print("afterResolve", path.basename(data.resource));
        data.exclude = /[\\/]drafts[\\/]?/;
        return data;
      });
      hooks.contextModuleFiles.tap(name, (files) => {
        print("contextModuleFiles", files.join(" "));
        return files.filter((file) => !file.endsWith(".test.js"));
      });
      hooks.alternativeRequests.tap(name, (requests, options) => {
        print("alternativeRequests", requests.map(({ request }) => request).join(" "));
        const short = requests.filter(({ request }) => request.endsWith("/en.js"));
        return [...requests, ...short.map((each) => ({ ...each, request: "./english.js" }))];
      });
    });

    compiler.hooks.compilation.tap(name, (compilation, { normalModuleFactory }) => {
      normalModuleFactory.hooks.beforeResolve.tap(name, (data) => {
        if (data.request === "./english.js") data.request = "./en.js";
      });
    });
  }
}
