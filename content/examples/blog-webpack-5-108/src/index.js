import { DEBUG, LANGUAGE } from "./flags.js";
import { inspect } from "./inspect.js";
import { createTheme } from "./theme.js";

const spare = createTheme("spare");
document.documentElement.lang = LANGUAGE;
if (DEBUG) inspect(spare);
