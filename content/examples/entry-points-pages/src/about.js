import { log } from "./shared.js";

log("about");
