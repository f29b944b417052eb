import { setTimeout } from "node:timers/promises";

export class TapPlugin {
  apply(compiler) {
    const { emit } = compiler.hooks;

    emit.tap("sync", (compilation) => {
      console.log("1 sync");
    });
    emit.tapAsync("callback", (compilation, callback) => {
      setTimeout(10).then(() => {
        console.log("2 callback");
        callback();
      });
    });
    emit.tapPromise("promise", async (compilation) => {
      await setTimeout(10);
      console.log("3 promise");
    });
    emit.tap({ name: "early", stage: -10 }, () => console.log("0 early"));
    emit.tap({ name: "between", before: "promise" }, () => console.log("2½ between"));

    try {
      compiler.hooks.compile.tapPromise("wrong", async () => {});
    } catch (error) {
      console.log(error.message);
    }
  }
}
