import button from "./button.js";
import tea from "@shop/tea";
import * as database from "@shop/database";

console.log(button, tea, Object.keys(database));

import("./draft.js").catch(({ message }) => console.log(message));
