import * as shop from "./price.js";

shop = { price: 5 };
