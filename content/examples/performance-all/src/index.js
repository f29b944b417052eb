import { open } from "./menu.js";

open();
import("./menu.js").then((menu) => menu.close());
