import { promisify } from "node:util";
import webpack from "webpack";

const talkative = (compiler) => {
  const logger = compiler.getInfrastructureLogger("talkative");
  compiler.hooks.done.tap("talkative", () => {
    logger.error("an error");
    logger.warn("a warning");
    logger.info("an information");
    logger.log("a detail");
    logger.groupCollapsed("more");
    logger.log("a detail of the detail");
    logger.groupEnd();
    logger.debug("for debugging");
  });
};

for (const options of [{ level: "none" }, { level: "warn" }, {}, { level: "log" }, { level: "verbose" }, { debug: /^talk/ }]) {
  console.log("---", options);
  await promisify(webpack)({
    mode: "development",
    plugins: [talkative],
    infrastructureLogging: { ...options, stream: process.stdout },
  });
}
