import runtime from "webpack/lib/logging/runtime.js";

const logger = runtime.getLogger("shop");

logger.info("shown, the level is info");
logger.log("hidden");
runtime.configureDefaultLogger({ level: "log" });
logger.log("shown now");
runtime.configureDefaultLogger({ level: "none", debug: /^shop$/ });
logger.debug("debug overrules the level");
