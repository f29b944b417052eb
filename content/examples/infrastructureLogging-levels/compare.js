import { promisify } from "node:util";
import webpack from "webpack";

const myPlugin = (compiler) => {
  const logger = compiler.getInfrastructureLogger("MyPlugin");
  compiler.hooks.done.tap("MyPlugin", () => {
    logger.error("an error");
    logger.warn("a warning");
    logger.info("some information");
    logger.log("a detail");
    logger.groupCollapsed("more");
    logger.log("a nested detail");
    logger.groupEnd();
    logger.debug("a debug message");
  });
};

for (const options of [{ level: "none" }, { level: "warn" }, {}, { level: "log" }, { level: "verbose" }, { debug: /^MyPlugin$/ }]) {
  console.log("---", options);
  await promisify(webpack)({
    mode: "development",
    plugins: [myPlugin],
    infrastructureLogging: { ...options, stream: process.stdout },
  });
}
