import { euro } from "money";
import { items } from "./items.js";

document.title = items.map(({ price }) => euro(price)).join();
import("./search.js");
