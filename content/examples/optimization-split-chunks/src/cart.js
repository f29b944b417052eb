import { euro } from "money";
import { items } from "./items.js";

document.body.append(euro(items[0].price));
