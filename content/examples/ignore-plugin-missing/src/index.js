import { report } from "./report.js";

report();
