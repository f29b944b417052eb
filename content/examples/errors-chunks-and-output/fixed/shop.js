import summer from "../src/summer/banner.svg";
import winter from "../src/winter/banner.svg";
import "../src/menu.js";
import { add } from "../src/add.wasm";

console.log(summer, winter, add(1, 2));
import(/* webpackChunkName: "admin-page" */ "../src/admin.js");
