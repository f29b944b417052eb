import runtime from "webpack/lib/logging/runtime.js";

const logger = runtime.getLogger("shop");

logger.info("shown at level info");
logger.log("hidden");
runtime.configureDefaultLogger({ level: "log" });
logger.log("shown now");
runtime.configureDefaultLogger({ level: "none", debug: /^shop$/ });
logger.debug("debug takes precedence over the level");
