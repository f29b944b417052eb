import { basename } from "node:path";

export function afterEnvironmentPlugin(compiler) {
  compiler.hooks.afterEnvironment.tap("afterEnvironmentPlugin", () => {
    const disk = compiler.outputFileSystem;
    const loud = Object.create(disk);

    loud.writeFile = (path, content, callback) => {
      console.log("afterEnvironment: this file system writes", basename(path));
      disk.writeFile(path, content, callback);
    };
    compiler.outputFileSystem = loud;
  });
}
